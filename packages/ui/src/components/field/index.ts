export {
  Field,
  type ControlProps,
  type FieldLayoutProps,
  type FieldProps,
} from '../../internal/field/field.tsx';
export {
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldLabelProps,
  type FieldTextProps,
} from '../../internal/field/field-parts.tsx';
