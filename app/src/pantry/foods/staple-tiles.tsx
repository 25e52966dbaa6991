import { IngredientTiles, type IngredientTilesProps } from '@larder/ui/ingredient-tiles';
import { shownName } from '../../platform/locale/shown-name.ts';
import { IngredientGlyph } from '../../platform/pictures/ingredient-glyph.tsx';
import type { BookIngredient } from '../pantry-items.query.ts';
import { staplesOf, withStaple } from './staples.ts';

interface StapleTilesProps extends Pick<IngredientTilesProps, 'headingLevel' | 'className'> {
  book: readonly BookIngredient[];
  title: string;
  /** Ids of the staples; null if never asked. */
  value: readonly number[] | null;
  onValueChange: (ids: readonly number[]) => void;
}

/** Tiles for choosing staples. */
export function StapleTiles({ book, title, value, onValueChange, ...rest }: StapleTilesProps) {
  const { asked, usualIds } = staplesOf(book);
  return (
    <IngredientTiles
      {...rest}
      tiles={asked.map(({ id, name }) => ({
        id: String(id),
        name: shownName(name),
        glyph: <IngredientGlyph id={id} />,
      }))}
      value={(value ?? usualIds).map(String)}
      onToggle={(id, isIn) => onValueChange(withStaple(value, usualIds, Number(id), isIn))}
      labels={{ title }}
    />
  );
}
