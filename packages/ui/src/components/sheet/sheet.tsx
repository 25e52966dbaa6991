'use client';
import { forwardRef } from 'react';
import type { ReactNode } from 'react';
import type { ModalHeaderProps, ModalLabels } from '../../internal/modal/modal-header.tsx';
import { SheetBody, SheetFooter, SheetFrame, SheetHeader, type SheetFrameProps } from './sheet-parts.tsx';

/** Built-in text of a sheet. */
export type SheetLabels = ModalLabels;

/** Props of {@link Sheet}; other `div` attributes go to the panel. */
export interface SheetProps
  extends Omit<SheetFrameProps, 'title'>, Pick<ModalHeaderProps, 'title' | 'description' | 'labels'> {
  /** Actions that stay at the bottom while the content scrolls. */
  footer?: ReactNode | undefined;
}

/** A modal panel that slides in from an edge, closed by its close button, Escape or a click outside. */
export const Sheet = forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { title, description, labels, children, footer, ...frame },
  ref,
) {
  return (
    <SheetFrame ref={ref} {...frame}>
      <SheetHeader title={title} description={description} labels={labels} />
      <SheetBody>{children}</SheetBody>
      {footer && <SheetFooter>{footer}</SheetFooter>}
    </SheetFrame>
  );
});
