export { Dialog, type DialogLabels, type DialogProps } from './dialog.tsx';
export {
  DialogBody,
  DialogFooter,
  DialogFrame,
  DialogHeader,
  type DialogBodyProps,
  type DialogFooterProps,
  type DialogFrameProps,
  type DialogHeaderProps,
} from './dialog-parts.tsx';
