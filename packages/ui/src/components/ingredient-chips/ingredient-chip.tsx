'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { Glyph } from '../../internal/glyph.tsx';
import chip from '../../internal/item-chip/item-chip.module.css';
import { RemoveButton } from '../../internal/item-chip/remove-button.tsx';
import styles from './ingredient-chips.module.css';

/** Props of {@link IngredientChip}; other `li` attributes go to the root. */
export interface IngredientChipProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  /** The name of the ingredient. */
  name: string;
  /** Distinguishes it from others with the same name: 'opened'. */
  note?: string | undefined;
  /** A drawing before the name, hidden from screen readers. */
  glyph?: ReactNode;
  /** More about it after the name, such as a `Badge`. */
  children?: ReactNode;
  /** Called when its remove button is pressed. */
  onRemove: () => void;
  /** Accessible name of the remove button; defaults to 'Remove {name}'. */
  removeLabel?: string | undefined;
  /** It is being removed: dimmed, and its button does nothing. */
  pending?: boolean | undefined;
}

/**
 * An owned ingredient with a remove button. Only that button is clickable, so a tap while scrolling removes
 * nothing.
 */
export const IngredientChip = forwardRef<HTMLLIElement, IngredientChipProps>(function IngredientChip(
  {
    name,
    note,
    glyph,
    onRemove,
    removeLabel = `Remove ${name}`,
    pending = false,
    className,
    children,
    ...rest
  },
  ref,
) {
  const lang = useContentLang();
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
        <span lang={lang}>{name}</span>
        {note ? <span className={styles.note}> {note}</span> : null}
        {children ? <> {children}</> : null}
      </span>
      <RemoveButton label={removeLabel} pending={pending} onRemove={onRemove} />
    </li>
  );
});
