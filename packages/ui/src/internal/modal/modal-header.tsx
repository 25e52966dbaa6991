'use client';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';

/** The words that a modal says by itself. */
export interface ModalLabels {
  /** The name of the cross. */
  close: string;
}

const LABELS: ModalLabels = { close: 'Close' };

/** What stands at the head of a modal; every attribute of a `div` goes on it. */
export interface ModalHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Names the modal. */
  title: ReactNode;
  /** A sentence under the title, read out when the modal opens. */
  description?: ReactNode | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ModalLabels> | undefined;
}

/** Title, cross and description, the same in dialog and sheet. */
export const ModalHeader = forwardRef<HTMLDivElement, ModalHeaderProps & { slot: string }>(
  function ModalHeader({ slot, title, description, labels, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} data-slot={`${slot}-header`} className={classNames(styles.head, className)}>
        <Radix.Title data-slot={`${slot}-title`} className={styles.title}>
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={labels?.close ?? LABELS.close}>
            <X aria-hidden />
          </IconButton>
        </Radix.Close>
        {description && (
          <Radix.Description data-slot={`${slot}-description`} className={styles.description}>
            {description}
          </Radix.Description>
        )}
      </div>
    );
  },
);
