import { findCountry, type CountryCode } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { PresetPicker } from '@larder/ui/preset-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IngredientGlyph } from '../../../platform/pictures/ingredient-glyph.tsx';
import { useAvoided } from '../../../preferences/allergies/avoided.ts';
import { nameKey } from '../../../voice/heard-item.ts';
import { allergensOfPreset } from '../../allergens-of-preset.ts';
import { avoidedInPreset, type Avoiding } from '../../avoided-in-preset.ts';
import { ingredientBook, pantryPreset, type PantryPreset } from '../../pantry-items.query.ts';
import { LaterExpiryList, useExpiryListSoon } from '../../later-expiry-list.tsx';
import { useAddPreset } from '../../preset.change.ts';
import { proposedDates, type GivenDates } from '../../proposed-dates.ts';
import { sensibleItems } from '../../sensible-items.ts';
import { shownName } from '../../../platform/locale/shown-name.ts';

/** Country presets, connected to the server. */
export function PresetMethod({
  country,
  onCountryChange,
}: {
  country: CountryCode | null;
  onCountryChange: (country: CountryCode | null) => void;
}) {
  useExpiryListSoon(country !== null);
  const preset = useQuery(pantryPreset(country));
  const { list } = useLocale();
  const avoided = useAvoided();
  const avoiding =
    avoided.status === 'known' ? { allergies: avoided.allergies, diets: avoided.diets ?? [] } : NOTHING;
  const book = useQuery(ingredientBook());
  const [given, setGiven] = useState<GivenDates>({});
  const { add, isAdding, isAdded, forgetAdded } = useAddPreset(country);

  return (
    <PresetPicker
      value={country ?? ''}
      onValueChange={(code) => {
        forgetAdded();
        onCountryChange(findCountry(code)?.code ?? null);
      }}
      preset={preset.data && shownPreset(preset.data, avoiding)}
      error={preset.isError && !preset.isFetching}
      onRetry={() => void preset.refetch()}
      onAdd={(_country, { withAvoided }) => {
        if (!preset.data) return;
        const names = withAvoided ? preset.data.ingredients : namesToAdd(preset.data, avoiding);
        const dates = new Map(Object.entries(given).map(([name, day]) => [nameKey(name), day]));
        const things = names.map((name) => ({ name, date: dates.get(nameKey(name)) }));
        add(sensibleItems(things, book.data ?? []));
      }}
      allergens={preset.data && allergensOfPreset(preset.data.allergens, list)}
      details={
        preset.data &&
        book.data && (
          <LaterExpiryList
            key={country}
            items={proposedDates(
              namesToAdd(preset.data, avoiding).map((name) => ({ id: name, name })),
              { book: book.data, given },
            )}
            onExpiresChange={(name, day) => setGiven({ ...given, [name]: day })}
          />
        )
      }
      pending={isAdding}
      added={isAdded}
    />
  );
}

const NOTHING: Avoiding = { allergies: [], diets: [] };

/** The names to add from a preset, by default without avoided ingredients. */
const namesToAdd = (preset: PantryPreset, avoiding: Avoiding): string[] =>
  preset.ingredients.filter((name) => avoidedInPreset(name, preset, avoiding) === undefined);

/** Avoided ingredients come first, so they are seen. */
function shownPreset(preset: PantryPreset, avoiding: Avoiding) {
  const { country, count, ingredients, ingredient_ids } = preset;
  return {
    country,
    count,
    ingredients: ingredients
      .map((name, index) => {
        const id = ingredient_ids[index];
        return {
          name: shownName(name),
          glyph: id !== undefined && <IngredientGlyph id={id} />,
          avoided: avoidedInPreset(name, preset, avoiding),
        };
      })
      .toSorted((a, b) => Number(a.avoided === undefined) - Number(b.avoided === undefined)),
  };
}
