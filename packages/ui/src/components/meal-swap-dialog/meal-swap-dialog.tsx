'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { Choices } from '../../internal/choices.tsx';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { Dialog } from '../dialog/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { MealSwapOption, type MealProposal } from './meal-swap-option.tsx';
import { useMealSwapWords, type MealSwapDialogLabels } from './meal-swap-labels.ts';
import styles from './meal-swap-dialog.module.css';

/** The suggestions: loading, failed or ready. Ready with none means nothing else fits. */
export type MealSwapState =
  | { status: 'loading' }
  | { status: 'error'; text?: string | undefined }
  | { status: 'ready'; meals: readonly MealProposal[] };

/** Props of {@link MealSwapDialog}; other `div` attributes go to the dialog. */
export interface MealSwapDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens the dialog, if uncontrolled. */
  trigger?: ReactElement | undefined;
  /** The title of the meal to replace. */
  meal: string;
  /** The day's name, phrased for a sentence. */
  day: string;
  /** The meals to choose from, or that they are loading or failed to load. */
  state: MealSwapState;
  /** The text of the search for any recipe, if controlled. */
  query?: string | undefined;
  /** Called with the text. Without it, there is no search. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The search results, which replace the suggestions while there is text. */
  found?: MealSwapState | undefined;
  /** Called with the id of the suggestion or recipe. */
  onChoose: (id: string | number) => void;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Ids of the choices being saved: no other can be made. */
  pendingIds?: readonly (string | number)[] | undefined;
  /** The error if the choice failed; the suggestions stay for another try. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealSwapDialogLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Replacements for a meal: the best suggestions, with each one's effect on the shopping list, or any recipe by search. */
export const MealSwapDialog = forwardRef<HTMLDivElement, MealSwapDialogProps>(function MealSwapDialog(
  {
    meal,
    day,
    state: suggested,
    query = '',
    onQueryChange,
    found,
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
  const words = useMealSwapWords(labels);
  const isSearch = query.trim() !== '' && found !== undefined;
  const state = isSearch ? found : suggested;
  const said = isSearch ? searchWords(words) : words;
  return (
    <Dialog
      ref={ref}
      {...rest}
      title={words.title(meal)}
      description={words.description(day)}
      labels={words}
      className={classNames(styles.root, className)}
    >
      <Choices
        slot="meal-swap-dialog-body"
        status={state.status}
        said={statusOf(state, said)}
        error={error}
        failure={{
          title: said.errorTitle,
          text: state.status === 'error' ? state.text : undefined,
          retry: words.retry,
          onRetry,
        }}
        waiting={<Waiting />}
        before={
          onQueryChange ? (
            <SearchBox
              live
              value={query}
              onValueChange={onQueryChange}
              placeholder={words.search}
              labels={{ clear: words.clearSearch }}
            />
          ) : undefined
        }
      >
        {state.status === 'ready' && state.meals.length === 0 ? (
          <EmptyState title={said.emptyTitle} text={said.emptyText} headingLevel={3} />
        ) : null}
        {state.status === 'ready' && state.meals.length > 0 ? (
          <ul data-slot="meal-swap-dialog-meals" className={styles.meals}>
            {state.meals.map((proposal) => (
              <li key={proposal.id}>
                <MealSwapOption
                  meal={proposal}
                  pending={pendingIds.includes(proposal.id)}
                  disabled={pendingIds.length > 0}
                  onChoose={() => onChoose(proposal.id)}
                  labels={labels}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </Choices>
    </Dialog>
  );
});

/** The labels of the suggestions, worded for a search. */
const searchWords = (words: MealSwapDialogLabels): MealSwapDialogLabels => ({
  ...words,
  loading: words.searching,
  found: words.foundRecipes,
  emptyTitle: words.noneTitle,
  emptyText: words.noneText,
  errorTitle: words.searchErrorTitle,
});

/** Failures are announced by a separate alert. */
function statusOf(state: MealSwapState, words: MealSwapDialogLabels): string | null {
  if (state.status === 'loading') return words.loading;
  return state.status === 'ready' && state.meals.length > 0 ? words.found(state.meals.length) : null;
}

/** Three placeholder suggestions. */
function Waiting() {
  return (
    <div className={styles.meals}>
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
