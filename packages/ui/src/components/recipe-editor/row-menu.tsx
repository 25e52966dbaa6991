'use client';
import { ArrowDown, ArrowUp, Ellipsis, Heading, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState, type KeyboardEvent as KeyEvent, type MouseEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../menu/index.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import type { EditorRowActs } from './use-editor-rows.ts';
import type { RowList } from './use-row-focus.ts';

interface RowMenuProps {
  list: RowList;
  /** Which row of the list. */
  row: number;
  /** The row's name: 'Ingredient 3'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  words: RecipeEditorLabels;
  act: EditorRowActs;
  /** A heading can be put above it. */
  takesHeading?: boolean | undefined;
}

/**
 * What can be done with a row, without a mouse too. The menu is made when first opened: a recipe may have 160 rows.
 * Not rendered again when only the number of a line changes.
 */
export const RowMenu = memo(function RowMenu({
  list,
  row,
  name,
  isFirst,
  isLast,
  words,
  act,
  takesHeading = false,
}: RowMenuProps) {
  const [opensBy, setOpensBy] = useState<'keys' | 'pointer' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // With the keyboard, the menu begins at its first item, as it does each time after this.
  useEffect(() => {
    if (opensBy !== 'keys') return;
    trigger.current?.focus();
    trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [opensBy]);
  const button = (
    <IconButton
      ref={trigger}
      label={words.more(name)}
      {...(!opensBy && {
        'aria-haspopup': 'menu' as const,
        'aria-expanded': false,
        onClick: ({ detail }: MouseEvent) => setOpensBy(detail === 0 ? 'keys' : 'pointer'),
        onKeyDown: (event: KeyEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpensBy('keys');
        },
      })}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!opensBy) return button;
  return (
    <Menu defaultOpen={opensBy === 'pointer'} align="end" trigger={button}>
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onSelect={() => act.move(list, row, -1)}>
        {words.moveUp}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onSelect={() => act.move(list, row, 1)}>
        {words.moveDown}
      </MenuItem>
      {takesHeading ? (
        <MenuItem icon={<Heading />} onSelect={() => act.addHeading(row)}>
          {words.headingAbove}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} onSelect={() => act.remove(list, row, name)}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
});
