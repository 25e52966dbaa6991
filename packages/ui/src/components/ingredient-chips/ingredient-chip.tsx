'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Glyph } from '../../internal/glyph.tsx';
import chip from '../../internal/item-chip/item-chip.module.css';
import { RemoveButton } from '../../internal/item-chip/remove-button.tsx';
import styles from './ingredient-chips.module.css';

/** Props of {@link IngredientChip}; every attribute of a `li` goes on the root. */
export interface IngredientChipProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  name: string;
  /** What tells it from others of the same name: 'opened'. */
  note?: string | undefined;
  /** A small picture before the name; hidden from screen readers. */
  glyph?: ReactNode;
  /** Called when its cross is pressed. */
  onRemove: () => void;
  /** What a screen reader says of the cross; 'Remove {name}' when absent. */
  removeLabel?: string | undefined;
  /** It is on its way out: muted, and its cross does nothing more. */
  pending?: boolean | undefined;
}

/** One ingredient that one has, with a cross that takes it away. Only the cross acts, so that no tap while scrolling removes. */
export const IngredientChip = forwardRef<HTMLLIElement, IngredientChipProps>(function IngredientChip(
  { name, note, glyph, onRemove, removeLabel = `Remove ${name}`, pending = false, className, ...rest },
  ref,
) {
  return (
    <li
      ref={ref}
      {...rest}
      data-slot="ingredient-chip"
      data-pending={pending ? '' : undefined}
      className={classNames(chip.chip, className)}
    >
      <Glyph slot="ingredient-chip-glyph">{glyph}</Glyph>
      <span className={chip.name}>
        {name}
        {note ? <span className={styles.note}> {note}</span> : null}
      </span>
      <RemoveButton label={removeLabel} pending={pending} onRemove={onRemove} />
    </li>
  );
});
