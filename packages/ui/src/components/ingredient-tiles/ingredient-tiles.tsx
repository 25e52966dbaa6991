'use client';
import { TriangleAlert } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import type { IngredientTile, IngredientTileGroup } from './ingredient-tile.ts';
import { IngredientTilesGroup } from './ingredient-tiles-group.tsx';
import { IngredientTilesList } from './ingredient-tiles-list.tsx';
import { LABELS, type IngredientTilesLabels } from './ingredient-tiles-words.ts';
import styles from './ingredient-tiles.module.css';

/** Props of {@link IngredientTiles}; other `section` attributes go to the root. */
export interface IngredientTilesProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onToggle'
> {
  /** The tiles, most common first. */
  tiles: readonly IngredientTile[];
  /** Groups shown before the tiles, always in full; empty groups are skipped. */
  groups?: readonly IngredientTileGroup[] | undefined;
  /** Ids of the selected tiles. */
  value: readonly string[];
  /** Called with the new state when a tile is tapped. */
  onToggle: (id: string, isIn: boolean) => void;
  /** How many tiles to show before 'Show all', including those in groups. */
  first?: number | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientTilesLabels> | undefined;
}

const NO_GROUPS: readonly IngredientTileGroup[] = [];

/** Common ingredients as tiles: one tap selects, another deselects. */
export const IngredientTiles = forwardRef<HTMLElement, IngredientTilesProps>(function IngredientTiles(
  { tiles, groups = NO_GROUPS, value, onToggle, first = 24, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'ingredient-tiles');
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const leading = groups.filter((group) => group.tiles.length > 0);
  const grouped = leading.reduce((sum, group) => sum + group.tiles.length, 0);
  // At least one, so focus has somewhere to continue from.
  const shown = showsAll ? tiles : tiles.slice(0, Math.max(first - grouped, 1));
  const hasAvoided = [...leading.flatMap((group) => group.tiles), ...shown].some(({ avoided }) => avoided);
  const others = <IngredientTilesList listRef={list} tiles={shown} {...{ value, onToggle, words }} />;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="ingredient-tiles"
      className={classNames(styles.root, className)}
    >
      {/* Next to the title, so tiles do not shift if allergies load after them. */}
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {words.title}
        </Heading>
        {hasAvoided ? (
          // Each tile already announces it.
          <span aria-hidden="true" data-slot="ingredient-tiles-legend" className={styles.legend}>
            <TriangleAlert />
            {words.marked}
          </span>
        ) : null}
      </div>
      {leading.map((group) => (
        <IngredientTilesGroup key={group.id} title={group.title} level={headingLevel}>
          <IngredientTilesList tiles={group.tiles} {...{ value, onToggle, words }} />
        </IngredientTilesGroup>
      ))}
      {leading.length > 0 && tiles.length > 0 ? (
        <IngredientTilesGroup title={words.others} level={headingLevel}>
          {others}
        </IngredientTilesGroup>
      ) : (
        others
      )}
      {shown.length < tiles.length ? (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => {
            setShowsAll(true);
            // The button disappears, so move focus to the first newly shown tile.
            list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
          }}
        >
          {words.showAll(grouped + tiles.length)}
        </Button>
      ) : null}
    </section>
  );
});
