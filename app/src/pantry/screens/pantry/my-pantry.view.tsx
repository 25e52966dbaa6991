import { sayAmount } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { IngredientChips, IngredientChipsSkeleton } from '@larder/ui/ingredient-chips';
import { useLocale } from '@larder/ui/locale';
import { t } from '../../../platform/language/t.ts';
import { ALWAYS_THERE, IngredientGlyph } from '../../../platform/pictures/ingredient-glyph.tsx';
import { byShownName } from '../../by-shown-name.ts';
import type { PantryItem } from '../../pantry.query.ts';
import type { PantryState } from './pantry.view.tsx';
import { shownName } from '../../../platform/locale/shown-name.ts';

export interface MyPantryViewProps {
  state: PantryState;
  onRemove: (id: string) => void;
  /** Called to clear the pantry; confirm first. */
  onClear: () => void;
  onRetry: () => void;
}

/** 'My Pantry' below the ways of adding: all items at a glance. */
export function MyPantryView({ state, onRemove, onClear, onRetry }: MyPantryViewProps) {
  const { compare } = useLocale();
  if (state.status === 'loading') return <IngredientChipsSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState
        title={t('Failed to load pantry items')}
        action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
      />
    );
  }
  const { items, pendingIds } = state.status === 'ready' ? state : { items: [], pendingIds: [] };
  return (
    <IngredientChips
      emptyGlyphs={ALWAYS_THERE}
      items={byShownName(items, compare).map(chipOf)}
      pendingIds={pendingIds}
      onRemove={onRemove}
      onClear={onClear}
    />
  );
}

const chipOf = ({
  id,
  ingredient_id,
  ingredients,
  quantity,
  unit,
  expiry_date,
  expiry_is_guess,
  opened,
  storage,
}: PantryItem) => ({
  id,
  name: shownName(ingredients.name),
  batch: {
    expires: expiry_date,
    isGuess: expiry_is_guess,
    isOpened: opened,
    isFrozen: storage === 'freezer',
    amount: quantity === null ? t('some') : sayAmount({ quantity, unit }),
  },
  glyph: <IngredientGlyph id={ingredient_id} />,
});
