export { PresetPicker, type PresetPickerProps } from './preset-picker.tsx';
export type { PresetPickerLabels } from './preset-picker-words.ts';
export type { PresetPickerOption } from './preset-picker-option.ts';
export {
  PresetPreview,
  PresetPreviewSkeleton,
  type PresetIngredient,
  type PresetPreviewLabels,
  type PresetPreviewProps,
  type PresetPreviewSkeletonProps,
} from './preset-preview.tsx';
