'use client';
import { ArrowLeftRight, CookingPot, Undo2 } from 'lucide-react';
import { forwardRef, useId, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-actions.module.css';

/** Props of {@link MealCardActions}; every attribute of a `div` goes on the root. */
export interface MealCardActionsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The meal's, so that screen readers know which of many it is. */
  title: string;
  /** It is cooked: what is left to do is to take that back. */
  cooked?: boolean | undefined;
  /** Each button is there when its function is. */
  onSwap?: (() => void) | undefined;
  onCook?: (() => void) | undefined;
  onUncook?: (() => void) | undefined;
  /** Its change is on its way: no button answers, and each keeps the focus. */
  pending?: boolean | undefined;
  /** Why nothing can be changed now. The buttons stay, and say so. */
  unavailable?: string | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** What one does with a meal: choose another, say that it is cooked, or take that back. Nothing without a function. */
export const MealCardActions = forwardRef<HTMLDivElement, MealCardActionsProps>(function MealCardActions(
  {
    title,
    cooked = false,
    onSwap,
    onCook,
    onUncook,
    pending = false,
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
  const shown = useRef(cooked);

  // The button that was pressed has made room for another: the focus stays in the row, where the change is undone.
  useLayoutEffect(() => {
    if (shown.current === cooked) return;
    shown.current = cooked;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [cooked]);

  const isOff = unavailable !== undefined;
  const shared = (press: () => void, runs: boolean) => ({
    variant: 'secondary' as const,
    size: 'small' as const,
    pending: runs,
    'aria-disabled': isOff || pending || undefined,
    'aria-describedby': isOff ? reasonId : undefined,
    onClick: isOff || pending ? undefined : press,
  });
  if (cooked ? !onUncook : !onSwap && !onCook) return null;
  return (
    <div ref={merged} {...rest} data-slot="meal-card-actions" className={classNames(styles.root, className)}>
      {cooked && onUncook ? (
        <Button key="undo" aria-label={words.undoName(title)} {...shared(onUncook, pending)}>
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
        <Button key="cook" aria-label={words.cookName(title)} {...shared(onCook, pending)}>
          <CookingPot aria-hidden="true" />
          {words.cook}
        </Button>
      ) : null}
      {isOff ? <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden> : null}
    </div>
  );
});
