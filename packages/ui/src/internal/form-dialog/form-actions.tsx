import { Button } from '../../components/button/index.ts';

interface FormActionsProps {
  /** The `id` of the form that the main button sends. */
  form: string;
  cancel: string;
  /** The main button's words, also while it waits. */
  submit: string;
  pending: boolean | undefined;
  onCancel: () => void;
}

/** The foot of a dialog with a form: the way out, and what sends it. */
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
