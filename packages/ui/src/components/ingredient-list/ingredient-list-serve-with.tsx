import { useId } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import { useWords } from '../locale/index.ts';
import { LABELS, type IngredientListLabels } from './ingredient-list-words.ts';
import type { Accompaniment } from './recipe-ingredient.ts';
import styles from './ingredient-list.module.css';

interface ServeWithProps {
  things: readonly Accompaniment[];
  /** The heading level of the panel. */
  headingLevel: HeadingLevel;
  labels?: Partial<IngredientListLabels> | undefined;
}

/** What goes well with the dish, under its own heading. Renders nothing if that is nothing. */
export function ServeWith({ things, headingLevel, labels }: ServeWithProps) {
  const words = useWords(LABELS, labels, 'ingredient-list');
  const lang = useContentLang();
  const titleId = useId();
  const Heading = `h${levelBelow(headingLevel)}` as const;
  if (things.length === 0) return null;
  return (
    <div data-slot="ingredient-list-serve-with" className={styles.serveWith}>
      <Heading id={titleId} className={styles.subtitle}>
        {words.serveWith}
      </Heading>
      <p className={styles.amount}>{words.optional}</p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {things.map(({ id, name, quantity, unit, said, notes, contains, mayContain }) => (
          <li key={id} className={styles.thing}>
            <span lang={lang} className={styles.name}>
              {name}
            </span>
            <span className={styles.amount}>
              {[
                [said ?? (quantity === null ? null : words.amount(quantity, unit)), notes]
                  .filter(Boolean)
                  .join(', '),
                contains?.length ? words.contains(contains) : null,
                mayContain?.length ? words.mayContain(mayContain) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
