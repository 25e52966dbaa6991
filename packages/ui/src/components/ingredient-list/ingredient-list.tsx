'use client';
import {
  Fragment,
  forwardRef,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import type { IngredientId } from '../../vocabulary/ids.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ServingsStepper } from '../servings-stepper/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { IngredientListRow, type IngredientListRowProps } from './ingredient-list-row.tsx';
import { useWords } from '../locale/index.ts';
import { LABELS, type IngredientListLabels } from './ingredient-list-words.ts';
import { ServeWith } from './ingredient-list-serve-with.tsx';
import { sectionsOf, type Accompaniment, type RecipeIngredient } from './recipe-ingredient.ts';
import { useMovedRowFocus } from './use-moved-row-focus.ts';
import styles from './ingredient-list.module.css';

/** Props of {@link IngredientList}; other `section` attributes go to the root. */
export interface IngredientListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The ingredients, in the order of the recipe. */
  ingredients: readonly RecipeIngredient[];
  /** Ids of the ingredients the pantry has enough of. They come first, with a tick. */
  matchingIds: readonly IngredientId[];
  /** Called with the id of an ingredient to add to the pantry. Without it, there are no buttons. */
  onAdd?: ((id: IngredientId) => void) | undefined;
  /** Called with the id of an ingredient to remove. */
  onRemove?: ((id: IngredientId) => void) | undefined;
  /** Ids being added or removed: their buttons are busy. */
  pendingIds?: readonly IngredientId[] | undefined;
  /** Shows how many ingredients are in the pantry. Turn it off for an empty pantry, to show only the total. */
  showMatch?: boolean | undefined;
  /** The number of servings the amounts are for. Shown only with `onServingsChange`. */
  servings?: number | undefined;
  /** Called with the new number of servings, from 1 to 100: pass the amounts for it. */
  onServingsChange?: ((servings: number) => void) | undefined;
  /** A `UnitSwitch`, next to the servings. */
  controls?: ReactNode;
  /** What goes well with the dish: shown below, and not counted. */
  serveWith?: readonly Accompaniment[] | undefined;
  /** Renders an ingredient with more in its row: `(row) => <IngredientListRow {...row}>…</IngredientListRow>`. */
  renderItem?: ((row: IngredientListRowProps, ingredient: RecipeIngredient) => ReactNode) | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientListLabels> | undefined;
}

const NONE: readonly IngredientId[] = [];
const NOTHING: readonly Accompaniment[] = [];
const renderRow = (row: IngredientListRowProps) => <IngredientListRow {...row} />;

/** A recipe's ingredients: those in the pantry first, then those it has too little of, then missing ones. */
export const IngredientList = forwardRef<HTMLElement, IngredientListProps>(function IngredientList(
  {
    ingredients,
    matchingIds,
    onAdd,
    onRemove,
    pendingIds = NONE,
    showMatch = true,
    servings,
    onServingsChange,
    controls,
    serveWith = NOTHING,
    renderItem = renderRow,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'ingredient-list');
  const Heading = `h${headingLevel}` as const;
  const Group = `h${levelBelow(headingLevel)}` as const;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const [news, setNews] = useState('');
  const [known, setKnown] = useState({ ingredients, matchingIds });
  const matching = useMemo(() => new Set(matchingIds), [matchingIds]);
  const sections = useMemo(() => sectionsOf(ingredients, matching), [ingredients, matching]);
  const noteMove = useMovedRowFocus(root, sections, pendingIds);

  if (known.matchingIds !== matchingIds || known.ingredients !== ingredients) {
    setKnown({ ingredients, matchingIds });
    if (known.ingredients === ingredients) {
      const before = new Set(known.matchingIds);
      const changed = ingredients.find(({ id }) => before.has(id) !== matching.has(id));
      if (changed)
        setNews(matching.has(changed.id) ? words.added(changed.name) : words.removed(changed.name));
    }
  }

  const total = ingredients.length;
  const there = ingredients.filter(({ id }) => matching.has(id)).length;
  return (
    <section
      ref={useMergedRefs(root, ref)}
      aria-labelledby={titleId}
      {...rest}
      data-slot="ingredient-list"
      className={classNames(styles.root, className)}
    >
      <div data-slot="ingredient-list-head" className={styles.head}>
        <Heading id={titleId} data-slot="ingredient-list-title" className={styles.title}>
          {words.title}
        </Heading>
        {showMatch ? (
          <MatchBadge variant="flat" percentage={total === 0 ? 0 : (100 * there) / total}>
            {words.matched(there, total)}
          </MatchBadge>
        ) : (
          <span data-slot="ingredient-list-count" className={styles.count}>
            {words.count(total)}
          </span>
        )}
      </div>
      {(servings !== undefined && onServingsChange) || controls ? (
        <div data-slot="ingredient-list-controls" className={styles.controls}>
          {servings !== undefined && onServingsChange ? (
            <ServingsStepper
              value={servings}
              onValueChange={onServingsChange}
              labels={{
                servings: words.servings,
                fewer: () => words.fewerServings,
                more: () => words.moreServings,
              }}
            />
          ) : null}
          {controls}
        </div>
      ) : null}
      {sections.map(({ group, ingredients: those }, section) => (
        <Fragment key={group}>
          {group === null ? null : (
            <Group id={`${titleId}-${section}`} data-slot="ingredient-list-group" className={styles.group}>
              {group}
            </Group>
          )}
          <ul
            aria-labelledby={group === null ? titleId : `${titleId}-${section}`}
            data-slot="ingredient-list-rows"
            className={styles.list}
          >
            {those.map((ingredient) => {
              const { id } = ingredient;
              const calling = (act: ((id: IngredientId) => void) | undefined) =>
                act && !ingredient.unknown
                  ? () => {
                      noteMove(id);
                      act(id);
                    }
                  : undefined;
              const row = {
                'data-ingredient': id,
                name: ingredient.name,
                quantity: ingredient.quantity,
                unit: ingredient.unit,
                said: ingredient.said,
                notes: ingredient.notes,
                inPantry: matching.has(id),
                short: ingredient.short,
                available: ingredient.available,
                lacking: ingredient.lacking,
                standIn: ingredient.standIn,
                onAdd: calling(onAdd),
                onRemove: calling(onRemove),
                pending: pendingIds.includes(id),
                labels,
              };
              // A cook's own recipe may name an ingredient twice.
              return <Fragment key={ingredients.indexOf(ingredient)}>{renderItem(row, ingredient)}</Fragment>;
            })}
          </ul>
        </Fragment>
      ))}
      <ServeWith things={serveWith} headingLevel={headingLevel} labels={labels} />
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </section>
  );
});
