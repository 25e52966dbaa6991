export { Sheet, type SheetLabels, type SheetProps } from './sheet.tsx';
export {
  SheetBody,
  SheetFooter,
  SheetFrame,
  SheetHeader,
  type SheetBodyProps,
  type SheetFooterProps,
  type SheetFrameProps,
  type SheetHeaderProps,
} from './sheet-parts.tsx';
