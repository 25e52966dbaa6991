'use client';
import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import type { ModalFrameProps } from '../../internal/modal/modal-frame.tsx';
import type { ModalHeaderProps, ModalLabels } from '../../internal/modal/modal-header.tsx';
import { DialogBody, DialogFooter, DialogFrame, DialogHeader } from './dialog-parts.tsx';

/** Built-in text of a dialog. */
export type DialogLabels = ModalLabels;

/** Props of {@link Dialog}; other `div` attributes go to the panel. */
export interface DialogProps
  extends Omit<ModalFrameProps, 'title'>, Pick<ModalHeaderProps, 'title' | 'description' | 'labels'> {
  /** The actions, the main one last: `<Button variant="secondary">Cancel</Button><Button>Update</Button>`. */
  footer?: ReactNode | undefined;
  /** A separate action at the start of the footer: 'Remove'. */
  footerStart?: ReactNode | undefined;
}

/** A modal dialog: centred on wide pages, a bottom sheet on phones. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { title, description, labels, children, footer, footerStart, ...frame },
  ref,
) {
  return (
    <DialogFrame ref={ref} {...frame}>
      <DialogHeader title={title} description={description} labels={labels} />
      {children && <DialogBody>{children}</DialogBody>}
      {(footer || footerStart) && <DialogFooter start={footerStart}>{footer}</DialogFooter>}
    </DialogFrame>
  );
});
