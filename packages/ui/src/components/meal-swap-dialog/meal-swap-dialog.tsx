'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { MealSwapOption, type MealProposal } from './meal-swap-option.tsx';
import { useMealSwapWords, type MealSwapDialogLabels } from './meal-swap-labels.ts';
import styles from './meal-swap-dialog.module.css';

/** What there is to choose from: not known yet, not to be had, or these. None when nothing else is possible. */
export type MealSwapState =
  | { status: 'loading' }
  | { status: 'error'; text?: string | undefined }
  | { status: 'ready'; meals: readonly MealProposal[] };

/** Props of {@link MealSwapDialog}; every attribute of a `div` goes on the dialog. */
export interface MealSwapDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Controlled when given. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called with false on Escape, the cross and a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens the dialog, when the dialog keeps its own state. */
  trigger?: ReactElement | undefined;
  /** The title of the meal that makes room. */
  meal: string;
  /** The name of its day, as it stands in a sentence. */
  day: string;
  state: MealSwapState;
  /** Called with the id of the proposal. */
  onChoose: (id: string | number) => void;
  /** Asks for the proposals again after a failure. */
  onRetry: () => void;
  /** The proposal that was chosen, while the answer is on its way: none can be chosen then. */
  choosingId?: string | number | null | undefined;
  /** What went wrong with the choice; the proposals stay for another try. */
  error?: string | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealSwapDialogLabels> | undefined;
}

/** What else could be eaten on a day: the best proposals, and what each does to the shopping list. */
export const MealSwapDialog = forwardRef<HTMLDivElement, MealSwapDialogProps>(function MealSwapDialog(
  { meal, day, state, onChoose, onRetry, choosingId = null, error, labels, className, ...rest },
  ref,
) {
  const words = useMealSwapWords(labels);
  return (
    <Dialog
      ref={ref}
      {...rest}
      title={words.title(meal)}
      description={words.description(day)}
      labels={words}
      className={classNames(styles.root, className)}
    >
      <div data-slot="meal-swap-dialog-body" data-status={state.status} className={styles.body}>
        <VisuallyHidden role="status">{said(state, words)}</VisuallyHidden>
        {state.status === 'loading' ? <Waiting /> : null}
        {state.status === 'error' ? (
          <ErrorState
            title={words.errorTitle}
            text={state.text}
            headingLevel={3}
            action={<Button onClick={onRetry}>{words.retry}</Button>}
          />
        ) : null}
        {state.status === 'ready' && state.meals.length === 0 ? (
          <EmptyState title={words.emptyTitle} text={words.emptyText} headingLevel={3} />
        ) : null}
        {state.status === 'ready' && state.meals.length > 0 ? (
          <ul data-slot="meal-swap-dialog-meals" className={styles.meals}>
            {state.meals.map((proposal) => (
              <li key={proposal.id}>
                <MealSwapOption
                  meal={proposal}
                  pending={choosingId === proposal.id}
                  unavailable={choosingId !== null}
                  onChoose={() => onChoose(proposal.id)}
                  labels={labels}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <ErrorLine>{error}</ErrorLine>
      </div>
    </Dialog>
  );
});

/** A failure is an alert of its own. */
function said(state: MealSwapState, words: MealSwapDialogLabels): string | null {
  if (state.status === 'loading') return words.loading;
  return state.status === 'ready' && state.meals.length > 0 ? words.found(state.meals.length) : null;
}

/** Three proposals that are still to come. */
function Waiting() {
  return (
    <div aria-hidden="true" className={styles.meals}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.waiting}>
          <div className={styles.plate} />
          <div className={styles.lines}>
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  );
}
