'use client';
import { Check, TriangleAlert } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import type { AvoidedFood } from '../allergy-note/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './ingredient-tiles.module.css';

/** A tile. */
export interface IngredientTile {
  id: string;
  name: string;
  /** How much a tap adds: '1 l'. */
  amount?: string | undefined;
  /** A drawing, hidden from screen readers. */
  glyph?: ReactNode;
  /** What the cook avoids in it; undefined if nothing. It can still be tapped. */
  avoided?: AvoidedFood | undefined;
}

/** A group of tiles. */
export interface IngredientTileGroup {
  id: string;
  /** The group's title: 'Your usuals'. */
  title: string;
  tiles: readonly IngredientTile[];
}

/** Text labels of the tiles. */
export interface IngredientTilesLabels {
  title: string;
  /** Title above the ungrouped tiles when groups precede them. */
  others: string;
  /** Explains the mark. */
  marked: string;
  /** Announced after an ingredient with something the cook avoids. */
  avoided: (thing: string) => string;
  /** Announced after an ingredient of which some products have something the cook avoids. */
  possiblyAvoided: (thing: string) => string;
  /** Shows the tiles that are hidden at first. */
  showAll: (count: number) => string;
}

const LABELS = (format: LocaleFormat): IngredientTilesLabels => ({
  title: 'Tap what you have',
  others: 'Most kitchens have',
  marked: 'What you avoid',
  avoided: (thing) => `, contains ${thing}, which you avoid`,
  possiblyAvoided: (thing) => `, may contain ${thing}, which you avoid`,
  showAll: (count) => `Show all ${format.count(count)}`,
});

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

interface GroupProps {
  title: string;
  /** The heading level of the title above. */
  level: HeadingLevel;
  children: ReactNode;
}

/** A titled group of tiles. */
function Group({ title, level, children }: GroupProps) {
  const id = useId();
  const Heading = `h${levelBelow(level)}` as const;
  return (
    <div role="group" aria-labelledby={id} data-slot="ingredient-tiles-group" className={styles.group}>
      <Heading id={id} className={styles.groupTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** A list of tiles. */
function Tiles({
  tiles,
  value,
  onToggle,
  words,
}: Pick<IngredientTilesProps, 'tiles' | 'value' | 'onToggle'> & { words: IngredientTilesLabels }) {
  const isIn = new Set(value);
  const lang = useContentLang();
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
        <span lang={lang} className={styles.name}>
          {name}
        </span>
        {amount ? <span className={styles.amount}>{amount}</span> : null}
        {avoided ? (
          <>
            <VisuallyHidden>
              {avoided.contains === undefined ? null : words.avoided(avoided.contains)}
              {avoided.mayContain === undefined ? null : words.possiblyAvoided(avoided.mayContain)}
            </VisuallyHidden>
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
