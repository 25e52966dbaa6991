'use client';
import { ArrowDown, ArrowUp, Ellipsis, Heading, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../menu/index.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';

interface RowMenuProps {
  /** The row's name: 'Ingredient 3'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  words: RecipeEditorLabels;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Adds a heading above. Without it, there is no such item. */
  onHeading?: (() => void) | undefined;
}

/** What can be done with a row, without a mouse too. The menu is made when first opened: a recipe may have 160 rows. */
export function RowMenu({ name, isFirst, isLast, words, onMove, onRemove, onHeading }: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={words.more(name)}
      {...(!isWanted && {
        'aria-haspopup': 'menu' as const,
        'aria-expanded': false,
        onClick: () => setWanted(true),
      })}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Menu defaultOpen align="end" trigger={button}>
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onSelect={() => onMove(-1)}>
        {words.moveUp}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onSelect={() => onMove(1)}>
        {words.moveDown}
      </MenuItem>
      {onHeading ? (
        <MenuItem icon={<Heading />} onSelect={onHeading}>
          {words.headingAbove}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} onSelect={onRemove}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
}
