'use client';
import { CalendarPlus, Copy, ListPlus, Plus } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords } from '../locale/index.ts';
import { Menu, MenuCheckboxItem, MenuGroup, MenuItem, MenuLabel, MenuSeparator } from '../menu/index.ts';
import { AddToListTrigger } from './add-to-list-trigger.tsx';
import { ListsNotice } from './lists-notice.tsx';

/** A recipe list in the menu. */
export interface ListChoice {
  id: string;
  name: string;
}

/** Text labels of the menu. */
export interface AddToListMenuLabels {
  /** Accessible name of the button, and heading above the lists. */
  addToList: string;
  /** The button's name including the recipe. It must contain `addToList`. */
  addToListOf: (subject: string) => string;
  newList: string;
  plan: string;
  duplicate: string;
  none: string;
  loading: string;
}

const LABELS: AddToListMenuLabels = {
  addToList: 'Add to List',
  addToListOf: (subject) => `Add to List: ${subject}`,
  newList: 'New list...',
  plan: 'Put into the plan…',
  duplicate: 'Duplicate',
  none: 'No custom lists yet',
  loading: 'Loading...',
};

/** Props of {@link AddToListMenu}; other `button` attributes go to the root, the button. */
export interface AddToListMenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The lists in display order, without the default ones. */
  lists: readonly ListChoice[];
  /** The lists that contain the recipe, if controlled. */
  checkedIds?: readonly string[] | undefined;
  /** The lists that contain it initially, if uncontrolled. */
  defaultCheckedIds?: readonly string[] | undefined;
  /** Called with the new state and the list's id. */
  onListCheckedChange?: ((checked: boolean, listId: string) => void) | undefined;
  /** Called after the menu has closed to create a list. Without it, the item is not shown. */
  onCreateList?: (() => void) | undefined;
  /** Called after the menu has closed to put the recipe into a meal plan. Without it, the item is not shown. */
  onPlan?: (() => void) | undefined;
  /** Called after the menu has closed to make a copy of the recipe. Without it, the item is not shown. */
  onDuplicate?: (() => void) | undefined;
  /** The lists whose change is being saved. */
  pendingIds?: readonly string[] | undefined;
  /** The lists are loading. */
  loading?: boolean | undefined;
  /** Why the lists failed to load: 'Error loading lists'. */
  error?: ErrorMessage | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes: on opening, load the lists. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The recipe's name for screen readers, on pages with several of these. */
  subject?: string | undefined;
  /** `disc` is a 44 px round button on a picture; `words` is a button with text. */
  variant?: 'disc' | 'words' | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<AddToListMenuLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Shows and changes which lists contain a recipe. The menu stays open, so several can be changed. */
export const AddToListMenu = forwardRef<HTMLButtonElement, AddToListMenuProps>(function AddToListMenu(
  {
    lists,
    checkedIds,
    defaultCheckedIds = NONE,
    onListCheckedChange,
    onCreateList,
    onPlan,
    onDuplicate,
    pendingIds = NONE,
    loading = false,
    error,
    open,
    defaultOpen,
    onOpenChange,
    subject,
    variant = 'disc',
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'add-to-list-menu');
  const headingId = useId();
  const noticeId = useId();
  const [checked, setChecked] = useControllable({ value: checkedIds, defaultValue: defaultCheckedIds });
  const notice = loading ? words.loading : error || (lists.length === 0 ? words.none : undefined);
  return (
    <Menu
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      align="end"
      trigger={
        <AddToListTrigger
          ref={ref}
          {...rest}
          variant={variant}
          words={words.addToList}
          name={subject ? words.addToListOf(subject) : words.addToList}
        >
          <ListPlus aria-hidden="true" />
        </AddToListTrigger>
      }
    >
      <MenuLabel id={headingId}>{words.addToList}</MenuLabel>
      {notice === undefined ? (
        <MenuGroup aria-labelledby={headingId}>
          {lists.map(({ id, name }) => (
            <MenuCheckboxItem
              key={id}
              textValue={name}
              checked={checked.includes(id)}
              pending={pendingIds.includes(id)}
              onCheckedChange={(isChecked) => {
                setChecked((before) => (isChecked ? [...before, id] : before.filter((each) => each !== id)));
                onListCheckedChange?.(isChecked, id);
              }}
            >
              {name}
            </MenuCheckboxItem>
          ))}
        </MenuGroup>
      ) : (
        <ListsNotice id={noticeId} loading={loading} error={!loading && Boolean(error)}>
          {notice}
        </ListsNotice>
      )}
      {onCreateList ? (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Plus />}
            onSelect={onCreateList}
            aria-describedby={notice === undefined ? undefined : noticeId}
          >
            {words.newList}
          </MenuItem>
        </>
      ) : null}
      {onPlan || onDuplicate ? <MenuSeparator /> : null}
      {onPlan ? (
        <MenuItem icon={<CalendarPlus />} onSelect={onPlan}>
          {words.plan}
        </MenuItem>
      ) : null}
      {onDuplicate ? (
        <MenuItem icon={<Copy />} onSelect={onDuplicate}>
          {words.duplicate}
        </MenuItem>
      ) : null}
    </Menu>
  );
});
