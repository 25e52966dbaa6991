'use client';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { classNames } from '../class-names.ts';
import { useWords } from '../../components/locale/index.ts';
import styles from './modal.module.css';

/** Built-in text of a modal. */
export interface ModalLabels {
  /** Accessible name of the close button. */
  close: string;
}

const LABELS: ModalLabels = { close: 'Close' };

/** Props of a modal's header; other `div` attributes go to it. */
export interface ModalHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The title, which names the modal. */
  title: ReactNode;
  /** A sentence under the title, announced when the modal opens. */
  description?: ReactNode | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ModalLabels> | undefined;
}

/** Title, close button and description, shared by dialog and sheet. */
export const ModalHeader = forwardRef<HTMLDivElement, ModalHeaderProps & { slot: string }>(
  function ModalHeader({ slot, title, description, labels, className, ...rest }, ref) {
    const words = useWords(LABELS, labels, 'modal');
    return (
      <div ref={ref} {...rest} data-slot={`${slot}-header`} className={classNames(styles.head, className)}>
        <Radix.Title data-slot={`${slot}-title`} className={styles.title}>
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={words.close}>
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
