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
  type FieldErrorProps,
  type FieldHintProps,
  type FieldLabelProps,
} from '../../internal/field/field-parts.tsx';
