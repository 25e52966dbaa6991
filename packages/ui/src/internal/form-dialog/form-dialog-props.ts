import type { ComponentPropsWithoutRef } from 'react';
import type { ErrorMessage } from '../conventions.ts';
import type { ModalStateProps } from '../modal/modal-frame.tsx';

/** What every dialog with a form about the account is given; other `div` attributes go to the dialog. */
export interface FormDialogProps<Field extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'>, ModalStateProps {
  /** The username, for password managers. */
  username?: string | undefined;
  /** The request is pending: the main button is busy. */
  pending?: boolean | undefined;
  /** Why the last try failed, if no field is to blame. */
  error?: ErrorMessage | undefined;
  /** What the server says is wrong, by field. The first such field takes focus. */
  errors?: Readonly<Partial<Record<Field, ErrorMessage>>> | undefined;
}
