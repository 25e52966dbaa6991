'use client';
import {
  forwardRef,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { IngredientListRow } from './ingredient-list-row.tsx';
import { useWords } from '../locale/index.ts';
import { LABELS, type IngredientListLabels } from './ingredient-list-words.ts';
import type { RecipeIngredient } from './recipe-ingredient.ts';
import styles from './ingredient-list.module.css';

/** Props of {@link IngredientList}; every attribute of a `section` goes on the root. */
export interface IngredientListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  ingredients: readonly RecipeIngredient[];
  /** The ids of the ingredients of which the pantry has enough. They come first, with a check. */
  matchingIds: readonly number[];
  /** Called with the id of an ingredient that is to go into the pantry. Without it there are no buttons. */
  onAdd?: ((id: number) => void) | undefined;
  /** Called with the id of one that is to leave it. */
  onRemove?: ((id: number) => void) | undefined;
  /** The ids that are being added or removed now: their buttons wait. */
  pendingIds?: readonly number[] | undefined;
  /** Show how many are in the pantry. Off for someone without a pantry, who sees how many there are. */
  showMatch?: boolean | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<IngredientListLabels> | undefined;
}

const NONE: readonly number[] = [];

/** What a recipe needs: what is in the pantry first, then what is short, then what is missing. */
export const IngredientList = forwardRef<HTMLElement, IngredientListProps>(function IngredientList(
  {
    ingredients,
    matchingIds,
    onAdd,
    onRemove,
    pendingIds = NONE,
    showMatch = true,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const focused = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const [known, setKnown] = useState({ ingredients, matchingIds });
  const matching = useMemo(() => new Set(matchingIds), [matchingIds]);
  const sorted = useMemo(
    () => [
      ...ingredients.filter(({ id }) => matching.has(id)),
      ...ingredients.filter(({ id, short }) => !matching.has(id) && short),
      ...ingredients.filter(({ id, short }) => !matching.has(id) && !short),
    ],
    [ingredients, matching],
  );

  if (known.matchingIds !== matchingIds || known.ingredients !== ingredients) {
    setKnown({ ingredients, matchingIds });
    if (known.ingredients === ingredients) {
      const before = new Set(known.matchingIds);
      const changed = ingredients.find(({ id }) => before.has(id) !== matching.has(id));
      if (changed)
        setNews(matching.has(changed.id) ? words.added(changed.name) : words.removed(changed.name));
    }
  }

  // A row that moves takes the focus with it, which moving an element in the page would drop, and who works with keys is
  // shown where it went.
  useLayoutEffect(() => {
    const id = focused.current;
    if (id === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-ingredient='${id}'] button`);
    if (document.activeElement === document.body) button?.focus();
    const isThere = button !== null && document.activeElement === button;
    if (isThere && button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
    focused.current = isThere ? id : null;
  }, [sorted, pendingIds]);

  const total = ingredients.length;
  const there = sorted.filter(({ id }) => matching.has(id)).length;
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
      <ul aria-labelledby={titleId} data-slot="ingredient-list-rows" className={styles.list}>
        {sorted.map((ingredient) => {
          const { id } = ingredient;
          const calling = (act: ((id: number) => void) | undefined) =>
            act &&
            (() => {
              focused.current = id;
              act(id);
            });
          return (
            <IngredientListRow
              key={id}
              data-ingredient={id}
              name={ingredient.name}
              quantity={ingredient.quantity}
              unit={ingredient.unit}
              notes={ingredient.notes}
              inPantry={matching.has(id)}
              short={ingredient.short}
              available={ingredient.available}
              lacking={ingredient.lacking}
              standIn={ingredient.standIn}
              onAdd={calling(onAdd)}
              onRemove={calling(onRemove)}
              pending={pendingIds.includes(id)}
              labels={labels}
            />
          );
        })}
      </ul>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </section>
  );
});
