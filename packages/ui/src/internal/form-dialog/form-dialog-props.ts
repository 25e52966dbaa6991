import type { ComponentPropsWithoutRef } from 'react';
import type { ModalStateProps } from '../modal/modal-frame.tsx';

/** What every dialog with a form about the account is given; other `div` attributes go to the dialog. */
export interface FormDialogProps<Field extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'>, ModalStateProps {
  /** The username, for password managers. */
  username?: string | undefined;
  /** The request is pending: the main button is busy. */
  pending?: boolean | undefined;
  /** The server's error, about a field or the whole form. */
  error?: { field?: Field | undefined; message: string } | null | undefined;
}
