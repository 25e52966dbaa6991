import { formatQuantity, sentenceCase, unitLabel } from '@larder/domain';
import { IngredientTiles } from '@larder/ui/ingredient-tiles';
import { useMemo } from 'react';
import { IngredientGlyph } from '../../pictures/ingredient-glyph.tsx';
import type { BookIngredient } from '../../queries/pantry-items.ts';

interface TilesProps {
  book: readonly BookIngredient[];
  /** The ids of the ingredients that are in. */
  inIds: readonly number[];
  onToggle: (id: number, isIn: boolean) => void;
}

/** What most kitchens have, to tap. */
export function Tiles({ book, inIds, onToggle }: TilesProps) {
  const tiles = useMemo(
    () =>
      book
        .filter(({ common }) => common !== null)
        .toSorted((a, b) => (a.common ?? 0) - (b.common ?? 0))
        .map((entry) => ({
          id: String(entry.id),
          name: sentenceCase(
            entry.default_unit === 'piece' && entry.default_quantity !== 1 ? entry.plural : entry.name,
          ),
          amount: amountText(entry),
          glyph: <IngredientGlyph id={entry.id} />,
        })),
    [book],
  );
  return (
    <IngredientTiles
      tiles={tiles}
      value={inIds.map(String)}
      onToggle={(id, isIn) => onToggle(Number(id), isIn)}
    />
  );
}

function amountText({ default_quantity: quantity, default_unit: unit }: BookIngredient): string {
  if (quantity === null) return 'some';
  return unit === 'piece'
    ? formatQuantity(quantity)
    : `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`;
}
