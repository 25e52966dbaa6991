import { LIMITS } from '@larder/domain';
import { NameBook, fold } from '@larder/domain/names';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { IngredientPicker } from '@larder/ui/ingredient-picker';
import type { PreferencesValue } from '@larder/ui/preferences-form';
import { Skeleton } from '@larder/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../platform/language/t.ts';
import { regionalName, shownName } from '../../platform/locale/shown-name.ts';
import { IngredientGlyph } from '../../platform/pictures/ingredient-glyph.tsx';
import { ingredientBook, type BookIngredient } from '../pantry-items.query.ts';
import { StapleTiles } from './staple-tiles.tsx';
import styles from './foods.module.css';

/** The preferences that list ingredients. */
export type FoodsValue = Pick<PreferencesValue, 'dislikes' | 'staples'>;

export interface FoodsProps {
  value: FoodsValue;
  onValueChange: (value: FoodsValue) => void;
  disabled: boolean;
}

const NONE: readonly BookIngredient[] = [];

/** Dislikes and staples. Loaded when first opened. */
export default function Foods({ value, onValueChange, disabled }: FoodsProps) {
  const { data: book = NONE, isError, isFetching, refetch } = useQuery(ingredientBook());
  const names = useMemo(() => new NameBook(book), [book]);
  const byId = useMemo(() => new Map(book.map((entry) => [entry.id, entry])), [book]);
  if (isError && !isFetching) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('Failed to load ingredients')}
        action={<Button onClick={() => void refetch()}>{t('Try Again')}</Button>}
      />
    );
  }
  if (book.length === 0) return <Skeleton className={styles.waiting} />;

  const add = (typed: string): string | null => {
    const known = names.find(typed);
    if (!known) return t('Larder does not know “{name}”.', { name: typed });
    if (value.dislikes.includes(known.id))
      return t('{name} is already on the list.', { name: shownName(known.name) });
    if (value.dislikes.length >= LIMITS.dislikes.max)
      return t('You can have {most} at most.', { most: LIMITS.dislikes.max });
    onValueChange({ ...value, dislikes: [...value.dislikes, known.id] });
    return null;
  };
  return (
    <div className={styles.root}>
      <IngredientPicker
        label={t('Dislikes')}
        hint={t('Never in a plan or a suggestion. You still find them when you browse.')}
        items={value.dislikes.map((id) => {
          const entry = byId.get(id);
          return {
            id: String(id),
            name: entry ? shownName(entry.name) : t('Unknown ingredient'),
            glyph: <IngredientGlyph id={id} />,
          };
        })}
        suggest={(text) =>
          names.suggest(text).map(({ entry, matched }) => {
            const shown = regionalName(entry.name);
            const typed = matched ?? entry.name;
            return { text: shown, note: fold(typed) === fold(shown) ? undefined : typed };
          })
        }
        onAdd={add}
        onRemove={(id) =>
          onValueChange({ ...value, dislikes: value.dislikes.filter((one) => String(one) !== id) })
        }
        disabled={disabled}
      />
      <StapleTiles
        book={book}
        headingLevel={3}
        title={t('What do you always have?')}
        value={value.staples}
        onValueChange={(staples) => {
          if (!disabled) onValueChange({ ...value, staples });
        }}
      />
      <p className={styles.note}>{t('These are never on a shopping list.')}</p>
    </div>
  );
}
