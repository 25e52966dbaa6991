import { sentenceCase, findCountry, type CountryCode } from '@larder/domain';
import { PresetPicker } from '@larder/ui/preset-picker';
import { toast } from '@larder/ui/toaster';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IngredientGlyph } from '../../pictures/ingredient-glyph.tsx';
import { useAddPantryItems } from '../../queries/pantry-mutations.ts';
import { pantryPreset, type PantryPreset } from '../../queries/pantry.ts';
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
  const add = useAddPantryItems();
  const [adding, setAdding] = useState<readonly CountryCode[]>([]);
  const [added, setAdded] = useState<CountryCode | null>(null);

  const addAll = async (chosen: CountryCode, names: readonly string[]) => {
    setAdding((countries) => [...countries, chosen]);
    try {
      await add.mutateAsync(bulkItems(names));
      setAdded(chosen);
    } catch {
      toast.failure('Failed to add preset to pantry. Please try again.');
    }
    setAdding((countries) => countries.filter((other) => other !== chosen));
  };

  return (
    <PresetPicker
      value={country ?? ''}
      onValueChange={(code) => {
        setAdded(null);
        onCountryChange(findCountry(code)?.code ?? null);
      }}
      preset={preset.data && shownPreset(preset.data)}
      error={preset.isError && !preset.isFetching}
      onRetry={() => void preset.refetch()}
      onAdd={() => country && preset.data && void addAll(country, preset.data.ingredients)}
      pending={country !== null && adding.includes(country)}
      added={country !== null && added === country}
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
