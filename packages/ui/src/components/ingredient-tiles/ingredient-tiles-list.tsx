'use client';
import { Check, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { IngredientTile } from './ingredient-tile.ts';
import type { IngredientTilesLabels } from './ingredient-tiles-words.ts';
import styles from './ingredient-tiles.module.css';

interface IngredientTilesListProps {
  listRef?: Ref<HTMLUListElement> | undefined;
  tiles: readonly IngredientTile[];
  /** Ids of the selected tiles. */
  value: readonly string[];
  onToggle: (id: string, isIn: boolean) => void;
  words: IngredientTilesLabels;
}

/** A list of tiles. */
export function IngredientTilesList({ listRef, tiles, value, onToggle, words }: IngredientTilesListProps) {
  const isIn = new Set(value);
  const lang = useContentLang();
  return (
    <ul ref={listRef} data-slot="ingredient-tiles-list" className={styles.list}>
      {tiles.map(({ id, name, amount, glyph, avoided }) => (
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
      ))}
    </ul>
  );
}
