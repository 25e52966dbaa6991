'use client';
import { ArrowLeftRight, CookingPot, Pin, Undo2 } from 'lucide-react';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-actions.module.css';

/** Props of {@link MealCardActions}; other `div` attributes go to the root. */
export interface MealCardActionsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The meal's title, for the buttons' accessible names. */
  title: string;
  /** The meal is cooked: the remaining action is Undo. */
  cooked?: boolean | undefined;
  /** Called to ask for another meal. Each button is rendered if its callback is set. */
  onSwap?: (() => void) | undefined;
  /** Called to mark the meal as cooked. */
  onCook?: (() => void) | undefined;
  /** Called to undo that it is cooked. */
  onUncook?: (() => void) | undefined;
  /** The meal stays when the rest of the week is replanned. */
  kept?: boolean | undefined;
  /** Called with the new state. */
  onKeep?: ((kept: boolean) => void) | undefined;
  /** A `MealMenu`, at the end. Not shown once the meal is cooked. */
  menu?: ReactNode;
  /** What is being saved: with 'cook', Cook or Undo is busy, otherwise Keep. All buttons keep focus and ignore presses. */
  pendingAction?: 'cook' | 'change' | null | undefined;
  /** Why nothing can be changed. The buttons stay and explain it. */
  unavailable?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

const lastButton = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(':scope > button')].at(-1);

/** Meal actions: swap it, mark it as cooked, keep it, or undo that. Renders nothing without callbacks. */
export const MealCardActions = forwardRef<HTMLDivElement, MealCardActionsProps>(function MealCardActions(
  {
    title,
    cooked = false,
    onSwap,
    onCook,
    onUncook,
    kept = false,
    onKeep,
    menu,
    pendingAction,
    unavailable,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useMealCardWords(labels);
  const reasonId = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, root);

  const isOff = unavailable !== undefined;
  const isBusy = Boolean(pendingAction);
  const cooks = pendingAction === 'cook';
  const shared = (press: () => void, runs: boolean) => ({
    variant: 'secondary' as const,
    size: 'small' as const,
    pending: runs,
    'aria-disabled': isOff || isBusy || undefined,
    'aria-describedby': isOff ? reasonId : undefined,
    onClick: isOff || isBusy ? undefined : press,
  });
  const hasTools = Boolean(onKeep || menu);
  if (cooked ? !onUncook : !onSwap && !onCook && !hasTools) return null;
  return (
    <div ref={merged} {...rest} data-slot="meal-card-actions" className={classNames(styles.root, className)}>
      {cooked && onUncook ? (
        <Button key="undo" aria-label={words.undoName(title)} {...shared(onUncook, cooks)}>
          <Undo2 aria-hidden="true" />
          {words.undo}
        </Button>
      ) : null}
      {!cooked && onSwap ? (
        <Button key="swap" aria-label={words.swapName(title)} {...shared(onSwap, false)}>
          <ArrowLeftRight aria-hidden="true" />
          {words.swap}
        </Button>
      ) : null}
      {!cooked && onCook ? (
        <Button key="cook" aria-label={words.cookName(title)} {...shared(onCook, cooks)}>
          <CookingPot aria-hidden="true" />
          {words.cook}
        </Button>
      ) : null}
      {!cooked && hasTools ? (
        <span data-slot="meal-card-tools" className={styles.tools}>
          {onKeep ? (
            <IconButton
              label={words.keepName(title)}
              aria-pressed={kept}
              pending={pendingAction === 'change'}
              className={styles.keep}
              {...(isOff && { 'aria-disabled': true, 'aria-describedby': reasonId })}
              onClick={isOff ? undefined : () => onKeep(!kept)}
            >
              <Pin aria-hidden="true" />
            </IconButton>
          ) : null}
          {menu}
        </span>
      ) : null}
      {isOff ? <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden> : null}
      {/* The pressed button is replaced by another in the same row. */}
      <KeepFocus target={root} find={lastButton} />
    </div>
  );
});
