'use client';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ModalBody, type ModalBodyProps } from '../../internal/modal/modal-body.tsx';
import { ModalFrame, type ModalFrameProps } from '../../internal/modal/modal-frame.tsx';
import { ModalHeader, type ModalHeaderProps } from '../../internal/modal/modal-header.tsx';
import styles from './dialog.module.css';

/** Props of {@link DialogFrame}; other `div` attributes go to the panel. */
export type DialogFrameProps = ModalFrameProps;

/** The bare dialog: state, trigger, overlay and panel. Add a `DialogHeader`, or it has no accessible name. */
export const DialogFrame = forwardRef<HTMLDivElement, DialogFrameProps>(function DialogFrame(
  { className, ...rest },
  ref,
) {
  return <ModalFrame ref={ref} {...rest} slot="dialog" className={classNames(styles.root, className)} />;
});

/** Props of {@link DialogHeader}; other `div` attributes go to the root. */
export type DialogHeaderProps = ModalHeaderProps;

/** Title, close button and description of a dialog. */
export const DialogHeader = forwardRef<HTMLDivElement, DialogHeaderProps>(function DialogHeader(
  { className, ...rest },
  ref,
) {
  return <ModalHeader ref={ref} {...rest} slot="dialog" className={classNames(styles.head, className)} />;
});

/** Props of {@link DialogBody}; other `div` attributes go to the root. */
export type DialogBodyProps = ModalBodyProps;

/** The content of a dialog; scrolls if it does not fit. */
export const DialogBody = forwardRef<HTMLDivElement, DialogBodyProps>(function DialogBody(
  { className, ...rest },
  ref,
) {
  return (
    <ModalBody ref={ref} {...rest} data-slot="dialog-body" className={classNames(styles.body, className)} />
  );
});

/** Props of {@link DialogFooter}; other `div` attributes go to the root. */
export interface DialogFooterProps extends HTMLAttributes<HTMLDivElement> {
  /** A separate action: 'Remove'. */
  start?: ReactNode | undefined;
}

/** The actions of a dialog, the main one last. On phones the main one is on top and full width. */
export const DialogFooter = forwardRef<HTMLDivElement, DialogFooterProps>(function DialogFooter(
  { start, children, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-slot="dialog-footer" className={classNames(styles.footer, className)}>
      {start && <div className={styles.start}>{start}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
});
