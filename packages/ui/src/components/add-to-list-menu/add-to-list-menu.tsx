'use client';
import { ListPlus, Plus } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { Menu, MenuCheckboxItem, MenuGroup, MenuItem, MenuLabel, MenuSeparator } from '../menu/index.ts';
import { AddToListTrigger } from './add-to-list-trigger.tsx';
import { ListsNotice } from './lists-notice.tsx';

/** A recipe list to choose. */
export interface ListChoice {
  id: string;
  name: string;
}

/** The words of the menu. */
export interface AddToListMenuLabels {
  /** The button's name, and the heading over the lists. */
  addToList: string;
  /** The button's name with what is added. It contains `addToList`. */
  addToListOf: (subject: string) => string;
  newList: string;
  none: string;
  loading: string;
}

const LABELS: AddToListMenuLabels = {
  addToList: 'Add to List',
  addToListOf: (subject) => `Add to List: ${subject}`,
  newList: 'New list...',
  none: 'No custom lists yet',
  loading: 'Loading...',
};

/** Props of {@link AddToListMenu}; every attribute of a `button` goes on the root, the button. */
export interface AddToListMenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The lists to choose from, in the order in which they stand. Leave out the default ones. */
  lists: readonly ListChoice[];
  /** The lists that hold the recipe, when the caller keeps them. */
  checkedIds?: readonly string[] | undefined;
  /** The lists that hold it at first, when the menu keeps them. */
  defaultCheckedIds?: readonly string[] | undefined;
  /** Called with whether the recipe is to be on a list, and the list's id. */
  onListCheckedChange?: ((checked: boolean, listId: string) => void) | undefined;
  /** Asks for a new list, once the menu has closed. Without it there is no such item. */
  onCreateList?: (() => void) | undefined;
  /** The lists whose change is on its way. */
  pendingIds?: readonly string[] | undefined;
  /** The lists are on their way. */
  loading?: boolean | undefined;
  /** Why the lists could not be had: 'Error loading lists'. */
  error?: string | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What is added, for screen readers: the recipe's name, where several of these are on a page. */
  subject?: string | undefined;
  /** `disc` is 44 px and lies on a picture; `words` is a button with its words. */
  variant?: 'disc' | 'words' | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<AddToListMenuLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Says on which lists a recipe is. The menu stays open, so that several can be switched. */
export const AddToListMenu = forwardRef<HTMLButtonElement, AddToListMenuProps>(function AddToListMenu(
  {
    lists,
    checkedIds,
    defaultCheckedIds = NONE,
    onListCheckedChange,
    onCreateList,
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
  const words = { ...LABELS, ...labels };
  const headingId = useId();
  const noticeId = useId();
  const [checked, setChecked] = useControllable({ value: checkedIds, defaultValue: defaultCheckedIds });
  const notice = loading ? words.loading : (error ?? (lists.length === 0 ? words.none : undefined));
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
    </Menu>
  );
});
