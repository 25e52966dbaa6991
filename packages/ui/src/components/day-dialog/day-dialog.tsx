'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import { Choices } from '../../internal/choices.tsx';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { Dialog } from '../dialog/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { DayChoiceRow, type DayChoice } from './day-choice-row.tsx';
import { useDayDialogWords, type DayDialogLabels } from './day-dialog-labels.ts';
import styles from './day-dialog.module.css';

/** The days: loading, failed or ready. */
export type DayDialogState =
  | { status: 'loading' }
  | { status: 'error'; text?: string | undefined }
  | { status: 'ready'; days: readonly DayChoice[] };

/** Props of {@link DayDialog}; other `div` attributes go to the dialog. */
export interface DayDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Omit it if something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** What the day is for: 'Move Dal Tadka'. */
  title: ReactNode;
  /** What choosing a day does. */
  description?: ReactNode;
  /** The days to choose from, or that they are loading or failed to load. */
  state: DayDialogState;
  /** Today's date, which is marked. */
  today?: string | undefined;
  /** Called with the id of the chosen day. */
  onChoose: (id: string) => void;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Ids of the choices being saved: no other can be made. */
  pendingIds?: readonly string[] | undefined;
  /** The error if the choice failed; the days stay for another try. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<DayDialogLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Asks for a day of the week. Each shows its current meal. */
export const DayDialog = forwardRef<HTMLDivElement, DayDialogProps>(function DayDialog(
  {
    title,
    description,
    state,
    today,
    onChoose,
    onRetry,
    pendingIds = NONE,
    error,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useDayDialogWords(labels);
  return (
    <Dialog
      ref={ref}
      {...rest}
      title={title}
      description={description}
      labels={words}
      className={classNames(styles.root, className)}
    >
      <Choices
        slot="day-dialog-body"
        status={state.status}
        said={state.status === 'loading' ? words.loading : pendingIds.length === 0 ? null : words.saving}
        error={error}
        failure={{
          title: words.errorTitle,
          text: state.status === 'error' ? state.text : undefined,
          retry: words.retry,
          onRetry,
        }}
        waiting={
          <div className={styles.days}>
            {['first', 'second', 'third', 'fourth'].map((place) => (
              <Skeleton key={place} className={styles.waiting} />
            ))}
          </div>
        }
      >
        {state.status === 'ready' ? (
          <ul data-slot="day-dialog-days" className={styles.days}>
            {state.days.map((choice) => (
              <li key={choice.id}>
                <DayChoiceRow
                  choice={choice}
                  today={today}
                  pending={pendingIds.includes(choice.id)}
                  disabled={pendingIds.length > 0}
                  onChoose={() => onChoose(choice.id)}
                  words={words}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </Choices>
    </Dialog>
  );
});
