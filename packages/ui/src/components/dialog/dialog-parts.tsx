'use client';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ModalBody, type ModalBodyProps } from '../../internal/modal/modal-body.tsx';
import { ModalFrame, type ModalFrameProps } from '../../internal/modal/modal-frame.tsx';
import { ModalHeader, type ModalHeaderProps } from '../../internal/modal/modal-header.tsx';
import styles from './dialog.module.css';

/** Props of {@link DialogFrame}; every attribute of a `div` goes on the panel. */
export type DialogFrameProps = ModalFrameProps;

/** The empty dialog: state, trigger, veil and panel. Put a `DialogHeader` in it, or nobody knows its name. */
export const DialogFrame = forwardRef<HTMLDivElement, DialogFrameProps>(function DialogFrame(
  { className, ...rest },
  ref,
) {
  return <ModalFrame ref={ref} {...rest} slot="dialog" className={classNames(styles.root, className)} />;
});

/** Props of {@link DialogHeader}; every attribute of a `div` goes on the root. */
export type DialogHeaderProps = ModalHeaderProps;

/** Title, cross and description of a dialog. */
export const DialogHeader = forwardRef<HTMLDivElement, DialogHeaderProps>(function DialogHeader(
  { className, ...rest },
  ref,
) {
  return <ModalHeader ref={ref} {...rest} slot="dialog" className={classNames(styles.head, className)} />;
});

/** Props of {@link DialogBody}; every attribute of a `div` goes on the root. */
export type DialogBodyProps = ModalBodyProps;

/** What a dialog is about; scrolls when it does not fit. */
export const DialogBody = forwardRef<HTMLDivElement, DialogBodyProps>(function DialogBody(
  { className, ...rest },
  ref,
) {
  return (
    <ModalBody ref={ref} {...rest} data-slot="dialog-body" className={classNames(styles.body, className)} />
  );
});

/** Props of {@link DialogFooter}; every attribute of a `div` goes on the root. */
export interface DialogFooterProps extends HTMLAttributes<HTMLDivElement> {
  /** An action apart from the others: 'Remove'. */
  start?: ReactNode | undefined;
}

/** The actions of a dialog, the main one last. On a phone the main one is on top and wide. */
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
