'use client';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ModalBody, type ModalBodyProps } from '../../internal/modal/modal-body.tsx';
import { ModalFrame, type ModalFrameProps } from '../../internal/modal/modal-frame.tsx';
import { ModalHeader, type ModalHeaderProps } from '../../internal/modal/modal-header.tsx';
import styles from './sheet.module.css';

/** Props of {@link SheetFrame}; other `div` attributes go to the panel. */
export interface SheetFrameProps extends ModalFrameProps {
  /** The edge it slides in from: the start edge or the bottom. */
  side?: 'start' | 'bottom' | undefined;
}

/** The bare sheet: state, trigger, overlay and panel. Add a `SheetHeader`, or it has no accessible name. */
export const SheetFrame = forwardRef<HTMLDivElement, SheetFrameProps>(function SheetFrame(
  { side = 'bottom', className, ...rest },
  ref,
) {
  return (
    <ModalFrame
      ref={ref}
      {...rest}
      data-side={side}
      slot="sheet"
      className={classNames(styles.root, className)}
    />
  );
});

/** Props of {@link SheetHeader}; other `div` attributes go to the root. */
export type SheetHeaderProps = ModalHeaderProps;

/** Title, close button and description of a sheet. */
export const SheetHeader = forwardRef<HTMLDivElement, SheetHeaderProps>(function SheetHeader(
  { className, ...rest },
  ref,
) {
  return <ModalHeader ref={ref} {...rest} slot="sheet" className={classNames(styles.head, className)} />;
});

/** Props of {@link SheetBody}; other `div` attributes go to the root. */
export type SheetBodyProps = ModalBodyProps;

/** The content of a sheet; scrolls if it does not fit. */
export const SheetBody = forwardRef<HTMLDivElement, SheetBodyProps>(function SheetBody(
  { className, ...rest },
  ref,
) {
  return (
    <ModalBody ref={ref} {...rest} data-slot="sheet-body" className={classNames(styles.body, className)} />
  );
});

/** Props of {@link SheetFooter}; other `div` attributes go to the root. */
export type SheetFooterProps = HTMLAttributes<HTMLDivElement>;

/** The actions of a sheet, which stay at the bottom while the rest scrolls. */
export const SheetFooter = forwardRef<HTMLDivElement, SheetFooterProps>(function SheetFooter(
  { className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-slot="sheet-footer" className={classNames(styles.footer, className)} />
  );
});
