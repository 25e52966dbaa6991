import { Button } from '../../components/button/index.ts';

interface FormActionsProps {
  /** The `id` of the form that the main button submits. */
  form: string;
  cancel: string;
  /** The main button's text, also while pending. */
  submit: string;
  pending: boolean | undefined;
  onCancel: () => void;
}

/** The footer of a form dialog: cancel and submit. */
export function FormActions({ form, cancel, submit, pending, onCancel }: FormActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} pending={pending}>
        {submit}
      </Button>
    </>
  );
}
