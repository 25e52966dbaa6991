export {
  PresetPicker,
  type PresetPickerLabels,
  type PresetPickerOption,
  type PresetPickerProps,
} from './preset-picker.tsx';
export {
  PresetPreview,
  PresetPreviewSkeleton,
  type PresetIngredient,
  type PresetPreviewLabels,
  type PresetPreviewProps,
  type PresetPreviewSkeletonProps,
} from './preset-preview.tsx';
