'use client';
import { Check } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './ingredient-tiles.module.css';

/** Something to tap. */
export interface IngredientTile {
  id: string;
  name: string;
  /** How much of it a tap adds: '1 l'. */
  amount?: string | undefined;
  /** A small picture; hidden from screen readers. */
  glyph?: ReactNode;
}

/** The words of the tiles. */
export interface IngredientTilesLabels {
  title: string;
  /** Shows the tiles that do not fit at first. */
  showAll: (count: number) => string;
}

const LABELS = (format: LocaleFormat): IngredientTilesLabels => ({
  title: 'Tap what you have',
  showAll: (count) => `Show all ${format.count(count)}`,
});

/** Props of {@link IngredientTiles}; every attribute of a `section` goes on the root. */
export interface IngredientTilesProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onToggle'
> {
  /** What there is to tap, the commonest first. */
  tiles: readonly IngredientTile[];
  /** The ids of those that are in. */
  value: readonly string[];
  /** Called when a tile is tapped, with whether it is to be in. */
  onToggle: (id: string, isIn: boolean) => void;
  /** How many are shown before 'Show all'. */
  first?: number | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<IngredientTilesLabels> | undefined;
}

/** Common ingredients as tiles: a tap puts one in, a second takes it out again. */
export const IngredientTiles = forwardRef<HTMLElement, IngredientTilesProps>(function IngredientTiles(
  { tiles, value, onToggle, first = 24, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isIn = new Set(value);
  const shown = showsAll ? tiles : tiles.slice(0, first);
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="ingredient-tiles"
      className={classNames(styles.root, className)}
    >
      <Heading id={titleId} className={styles.title}>
        {words.title}
      </Heading>
      <ul ref={list} data-slot="ingredient-tiles-list" className={styles.list}>
        {shown.map(({ id, name, amount, glyph }) => (
          <li key={id}>
            <button
              type="button"
              data-slot="ingredient-tile"
              aria-pressed={isIn.has(id)}
              className={styles.tile}
              onClick={() => onToggle(id, !isIn.has(id))}
            >
              <span className={styles.glyph} aria-hidden="true">
                {glyph}
              </span>
              <span className={styles.name}>{name}</span>
              {amount ? <span className={styles.amount}>{amount}</span> : null}
              {isIn.has(id) ? (
                <span className={styles.check} aria-hidden="true">
                  <Check />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < tiles.length ? (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => {
            setShowsAll(true);
            // The button goes: the focus stays where the list goes on.
            list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
          }}
        >
          {words.showAll(tiles.length)}
        </Button>
      ) : null}
    </section>
  );
});
