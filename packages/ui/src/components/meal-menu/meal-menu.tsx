'use client';
import { CalendarDays, CookingPot, Moon, Soup, Utensils, X } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../menu/index.ts';
import { useMealMenuWords, type MealMenuLabels } from './meal-menu-labels.ts';
import { MealMenuTrigger } from './meal-menu-trigger.tsx';

/** Props of {@link MealMenu}; other `button` attributes go to the root, the button. */
export interface MealMenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'title' | 'children'> {
  /** The meal's title, for the accessible name. */
  title: string;
  /** Called to move the meal to another day. Each item is rendered if its callback is set, which is called after the menu has closed. */
  onMove?: (() => void) | undefined;
  /** Called to cook double, so that there is some left for another day. */
  onDouble?: (() => void) | undefined;
  /** Called to no longer cook double. */
  onSingle?: (() => void) | undefined;
  /** Called to leave the evening free, with the reason. */
  onFree?: ((why: 'out' | 'nothing') => void) | undefined;
  /** Called to have no such meal at all, as for a lunch. */
  onRemove?: (() => void) | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A change is being saved: the button keeps focus and ignores presses. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealMenuLabels> | undefined;
}

/** Rare actions on a planned meal: move it, cook it double, leave its evening free. */
export const MealMenu = forwardRef<HTMLButtonElement, MealMenuProps>(function MealMenu(
  { title, onMove, onDouble, onSingle, onFree, onRemove, open, defaultOpen, onOpenChange, labels, ...rest },
  ref,
) {
  const words = useMealMenuWords(labels);
  return (
    <Menu
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      align="end"
      trigger={<MealMenuTrigger ref={ref} title={title} labels={labels} {...rest} />}
    >
      {onMove && (
        <MenuItem icon={<CalendarDays />} onSelect={onMove}>
          {words.move}
        </MenuItem>
      )}
      {onDouble && (
        <MenuItem icon={<Soup />} onSelect={onDouble}>
          {words.double}
        </MenuItem>
      )}
      {onSingle && (
        <MenuItem icon={<CookingPot />} onSelect={onSingle}>
          {words.single}
        </MenuItem>
      )}
      {onFree && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Utensils />} onSelect={() => onFree('out')}>
            {words.out}
          </MenuItem>
          <MenuItem icon={<Moon />} onSelect={() => onFree('nothing')}>
            {words.nothing}
          </MenuItem>
        </>
      )}
      {onRemove && (
        <>
          <MenuSeparator />
          <MenuItem icon={<X />} onSelect={onRemove}>
            {words.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
});
