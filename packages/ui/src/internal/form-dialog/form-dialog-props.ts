import type { ComponentPropsWithoutRef } from 'react';
import type { ModalStateProps } from '../modal/modal-frame.tsx';

/** What every dialog with a form about the account is given; every attribute of a `div` goes on the dialog. */
export interface FormDialogProps<Field extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'>, ModalStateProps {
  /** Whose account it is, for whatever keeps passwords. */
  username?: string | undefined;
  /** What was asked for is on its way: the main button waits. */
  pending?: boolean | undefined;
  /** What the server has against a field, or what went wrong altogether. */
  error?: { field?: Field | undefined; message: string } | null | undefined;
}
