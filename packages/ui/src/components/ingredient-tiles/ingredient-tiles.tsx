'use client';
import { Check, TriangleAlert } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
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
  /** What the cook avoids in it, as it stands in a sentence: 'pesto (nuts)'; absent for what may be eaten. It can be tapped all the same. */
  avoided?: string | undefined;
}

/** Tiles that belong together. */
export interface IngredientTileGroup {
  id: string;
  /** What they have in common: 'Your usuals'. */
  title: string;
  tiles: readonly IngredientTile[];
}

/** The words of the tiles. */
export interface IngredientTilesLabels {
  title: string;
  /** Stands over the tiles of no group, when groups come before them. */
  others: string;
  /** Says beside the sign what it marks. */
  marked: string;
  /** What a screen reader says behind something that the cook avoids. */
  avoided: (thing: string) => string;
  /** Shows the tiles that do not fit at first. */
  showAll: (count: number) => string;
}

const LABELS = (format: LocaleFormat): IngredientTilesLabels => ({
  title: 'Tap what you have',
  others: 'Most kitchens have',
  marked: 'What you avoid',
  avoided: (thing) => `, contains ${thing}, which you avoid`,
  showAll: (count) => `Show all ${format.count(count)}`,
});

/** Props of {@link IngredientTiles}; every attribute of a `section` goes on the root. */
export interface IngredientTilesProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onToggle'
> {
  /** What there is to tap, the commonest first. */
  tiles: readonly IngredientTile[];
  /** What stands before that, in groups of their own. All of it is shown; one without tiles is left out. */
  groups?: readonly IngredientTileGroup[] | undefined;
  /** The ids of those that are in. */
  value: readonly string[];
  /** Called when a tile is tapped, with whether it is to be in. */
  onToggle: (id: string, isIn: boolean) => void;
  /** How many are shown before 'Show all', those in groups included. */
  first?: number | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<IngredientTilesLabels> | undefined;
}

const NO_GROUPS: readonly IngredientTileGroup[] = [];

/** Common ingredients as tiles: a tap puts one in, a second takes it out again. */
export const IngredientTiles = forwardRef<HTMLElement, IngredientTilesProps>(function IngredientTiles(
  { tiles, groups = NO_GROUPS, value, onToggle, first = 24, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const leading = groups.filter((group) => group.tiles.length > 0);
  const grouped = leading.reduce((sum, group) => sum + group.tiles.length, 0);
  // One at least: the focus goes on from it.
  const shown = showsAll ? tiles : tiles.slice(0, Math.max(first - grouped, 1));
  const hasAvoided = [...leading.flatMap((group) => group.tiles), ...shown].some(({ avoided }) => avoided);
  const tilesOf = (some: readonly IngredientTile[]) => (
    <Tiles tiles={some} value={value} onToggle={onToggle} words={words} />
  );
  const others = (
    <ul ref={list} data-slot="ingredient-tiles-list" className={styles.list}>
      {tilesOf(shown)}
    </ul>
  );
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="ingredient-tiles"
      className={classNames(styles.root, className)}
    >
      {/* Beside the title: what is avoided may be known after the tiles, and none of them moves. */}
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {words.title}
        </Heading>
        {hasAvoided ? (
          // Each tile says it itself.
          <span aria-hidden="true" data-slot="ingredient-tiles-legend" className={styles.legend}>
            <TriangleAlert />
            {words.marked}
          </span>
        ) : null}
      </div>
      {leading.map((group) => (
        <Group key={group.id} title={group.title} level={headingLevel}>
          <ul data-slot="ingredient-tiles-list" className={styles.list}>
            {tilesOf(group.tiles)}
          </ul>
        </Group>
      ))}
      {leading.length > 0 && tiles.length > 0 ? (
        <Group title={words.others} level={headingLevel}>
          {others}
        </Group>
      ) : (
        others
      )}
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
          {words.showAll(grouped + tiles.length)}
        </Button>
      ) : null}
    </section>
  );
});

interface GroupProps {
  title: string;
  /** The level of the title above it. */
  level: 2 | 3;
  children: ReactNode;
}

/** A named group of tiles. */
function Group({ title, level, children }: GroupProps) {
  const id = useId();
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div role="group" aria-labelledby={id} data-slot="ingredient-tiles-group" className={styles.group}>
      <Heading id={id} className={styles.groupTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** The tiles of a list. */
function Tiles({
  tiles,
  value,
  onToggle,
  words,
}: Pick<IngredientTilesProps, 'tiles' | 'value' | 'onToggle'> & { words: IngredientTilesLabels }) {
  const isIn = new Set(value);
  return tiles.map(({ id, name, amount, glyph, avoided }) => (
    <li key={id}>
      <button
        type="button"
        data-slot="ingredient-tile"
        data-avoided={avoided ? '' : undefined}
        aria-pressed={isIn.has(id)}
        className={styles.tile}
        onClick={() => onToggle(id, !isIn.has(id))}
      >
        <span className={styles.glyph} aria-hidden="true">
          {glyph}
        </span>
        <span className={styles.name}>{name}</span>
        {amount ? <span className={styles.amount}>{amount}</span> : null}
        {avoided ? (
          <>
            <VisuallyHidden>{words.avoided(avoided)}</VisuallyHidden>
            <span className={styles.sign} aria-hidden="true">
              <TriangleAlert />
            </span>
          </>
        ) : null}
        {isIn.has(id) ? (
          <span className={styles.check} aria-hidden="true">
            <Check />
          </span>
        ) : null}
      </button>
    </li>
  ));
}
