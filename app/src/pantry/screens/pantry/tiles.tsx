import { avoidedIn, sayAmount, type Allergen } from '@larder/domain';
import { IngredientTiles, type IngredientTile } from '@larder/ui/ingredient-tiles';
import { useMemo, useState } from 'react';
import { allergyWords } from '../../../platform/language/allergy-words.ts';
import { t } from '../../../platform/language/t.ts';
import { IngredientGlyph } from '../../../platform/pictures/ingredient-glyph.tsx';
import { useAllergies } from '../../../preferences/allergies/avoided.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { shownName } from '../../../platform/locale/shown-name.ts';

interface TilesProps {
  book: readonly BookIngredient[];
  /** The ids of the ingredients in the pantry. */
  inIds: readonly number[];
  onToggle: (id: number, isIn: boolean) => void;
}

/** Tiles of what this cook usually adds, followed by what most kitchens have. */
export function Tiles({ book, inIds, onToggle }: TilesProps) {
  const usualIds = useUsualIds(book);
  const allergies = useAllergies();
  const { usual, common } = useMemo(() => {
    const entries = new Map(book.map((entry) => [entry.id, entry]));
    const isUsual = new Set(usualIds);
    return {
      usual: usualIds.flatMap((id) => entries.get(id) ?? []).map(tileOf(allergies)),
      common: inOrder(book, 'common')
        .filter(({ id }) => !isUsual.has(id))
        .map(tileOf(allergies)),
    };
  }, [book, usualIds, allergies]);
  return (
    <IngredientTiles
      groups={[{ id: 'usual', title: t('Your usuals'), tiles: usual }]}
      tiles={common}
      value={inIds.map(String)}
      onToggle={(id, isIn) => onToggle(Number(id), isIn)}
    />
  );
}

/** The usual ingredients when the tiles opened: tiles must not move because of later taps. */
function useUsualIds(book: readonly BookIngredient[]): readonly number[] {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  if (ids !== null || book.length === 0) return ids ?? NONE;
  const found = inOrder(book, 'usual').map(({ id }) => id);
  setIds(found);
  return found;
}

const NONE: readonly number[] = [];

/** The ingredients with a rank, in order. */
const inOrder = (book: readonly BookIngredient[], order: 'common' | 'usual') =>
  book.filter((entry) => entry[order] !== null).toSorted((a, b) => (a[order] ?? 0) - (b[order] ?? 0));

const tileOf =
  (allergies: readonly Allergen[]) =>
  (entry: BookIngredient): IngredientTile => ({
    id: String(entry.id),
    name: shownName(
      entry.default_unit === 'piece' && entry.default_quantity !== 1 ? entry.plural : entry.name,
    ),
    amount: amountText(entry),
    glyph: <IngredientGlyph id={entry.id} />,
    avoided: avoidedIn(entry, allergies, allergyWords()),
  });

function amountText({ default_quantity: quantity, default_unit: unit }: BookIngredient): string {
  return quantity === null ? t('some') : sayAmount({ quantity, unit }, { isNamed: true });
}
