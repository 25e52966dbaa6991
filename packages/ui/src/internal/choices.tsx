'use client';
import type { ReactNode } from 'react';
import { Button } from '../components/button/index.ts';
import { ErrorState } from '../components/error-state/index.ts';
import { VisuallyHidden } from '../components/visually-hidden/index.ts';
import type { ErrorMessage } from './conventions.ts';
import { ErrorLine } from './error-line.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  /** The `data-slot`. */
  slot: string;
  status: 'loading' | 'error' | 'ready';
  /** Announced: that they load, how many there are, that one is being saved. */
  said: string | null;
  /** Why the last choice failed; the choices stay. */
  error: ErrorMessage | undefined;
  /** In place of choices that could not be loaded. */
  failure: { title: string; text: string | undefined; retry: string; onRetry: () => void };
  /** Their places while they load. */
  waiting: ReactNode;
  /** Above all, such as a search. */
  before?: ReactNode;
  /** The choices. */
  children: ReactNode;
}

/** The content of a dialog that asks for one of several things: they load, could not be loaded, or are there. */
export function Choices({ slot, status, said, error, failure, waiting, before, children }: ChoicesProps) {
  return (
    <div data-slot={slot} data-status={status} className={styles.root}>
      {before}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ErrorLine className={styles.error}>{error}</ErrorLine>
      {status === 'loading' ? <div aria-hidden="true">{waiting}</div> : null}
      {status === 'error' ? (
        <ErrorState
          title={failure.title}
          text={failure.text}
          headingLevel={3}
          action={<Button onClick={failure.onRetry}>{failure.retry}</Button>}
        />
      ) : null}
      {status === 'ready' ? children : null}
    </div>
  );
}
