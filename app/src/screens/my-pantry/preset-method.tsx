import { sentenceCase, findCountry, type CountryCode } from '@larder/domain';
import { PresetPicker } from '@larder/ui/preset-picker';
import { useQuery } from '@tanstack/react-query';
import { IngredientGlyph } from '../../pictures/ingredient-glyph.tsx';
import { pantryPreset, type PantryPreset } from '../../queries/pantry-items.ts';
import { useAddPreset } from '../../queries/preset-mutations.ts';
import { bulkItems } from './bulk-items.ts';

/** Country presets on the real server. */
export function PresetMethod({
  country,
  onCountryChange,
}: {
  country: CountryCode | null;
  onCountryChange: (country: CountryCode | null) => void;
}) {
  const preset = useQuery(pantryPreset(country));
  const { add, isAdding, isAdded, forgetAdded } = useAddPreset(country);

  return (
    <PresetPicker
      value={country ?? ''}
      onValueChange={(code) => {
        forgetAdded();
        onCountryChange(findCountry(code)?.code ?? null);
      }}
      preset={preset.data && shownPreset(preset.data)}
      error={preset.isError && !preset.isFetching}
      onRetry={() => void preset.refetch()}
      onAdd={() => preset.data && add(bulkItems(preset.data.ingredients))}
      pending={isAdding}
      added={isAdded}
    />
  );
}

function shownPreset({ country, count, ingredients, ingredient_ids }: PantryPreset) {
  return {
    country,
    count,
    ingredients: ingredients.map((name, index) => {
      const id = ingredient_ids[index];
      return { name: sentenceCase(name), glyph: id !== undefined && <IngredientGlyph id={id} /> };
    }),
  };
}
