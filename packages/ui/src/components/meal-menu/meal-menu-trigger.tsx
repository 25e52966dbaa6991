'use client';
import { Ellipsis } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useMealMenuWords, type MealMenuLabels } from './meal-menu-labels.ts';

/** Props of {@link MealMenuTrigger}; other `button` attributes go to the root. */
export interface MealMenuTriggerProps extends Omit<ComponentPropsWithoutRef<'button'>, 'title' | 'children'> {
  /** The meal's title, for the accessible name. */
  title: string;
  /** A change is being saved: it keeps focus and ignores presses. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealMenuLabels> | undefined;
}

/** The menu's button alone. It stands in while the menu's code loads. */
export const MealMenuTrigger = forwardRef<HTMLButtonElement, MealMenuTriggerProps>(function MealMenuTrigger(
  { title, pending, labels, ...rest },
  ref,
) {
  const words = useMealMenuWords(labels);
  return (
    <IconButton ref={ref} label={words.name(title)} pending={pending} {...rest}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
});
