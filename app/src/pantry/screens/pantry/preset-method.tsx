import { avoidedIn, findCountry, type Allergen, type AvoidedIn, type CountryCode } from '@larder/domain';
import { PresetPicker } from '@larder/ui/preset-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IngredientGlyph } from '../../../platform/pictures/ingredient-glyph.tsx';
import { useAllergies } from '../../../preferences/allergies/avoided.ts';
import { nameKey } from '../../../voice/heard-item.ts';
import { ingredientBook, pantryPreset, type PantryPreset } from '../../pantry-items.query.ts';
import { LaterExpiryList, useExpiryListSoon } from '../../later-expiry-list.tsx';
import { useAddPreset } from '../../preset.change.ts';
import { proposedDates, type GivenDates } from '../../proposed-dates.ts';
import { sensibleItems } from '../../sensible-items.ts';
import { regionalName, shownName } from '../../../platform/locale/shown-name.ts';

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
  const allergies = useAllergies();
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
      preset={preset.data && shownPreset(preset.data, allergies)}
      error={preset.isError && !preset.isFetching}
      onRetry={() => void preset.refetch()}
      onAdd={(_country, { withAvoided }) => {
        if (!preset.data) return;
        const { ingredients, allergens } = preset.data;
        const names = withAvoided
          ? ingredients
          : ingredients.filter((name) => avoidedOf(name, allergens, allergies) === undefined);
        const dates = new Map(Object.entries(given).map(([name, day]) => [nameKey(name), day]));
        const things = names.map((name) => ({ name, date: dates.get(nameKey(name)) }));
        add(sensibleItems(things, book.data ?? []));
      }}
      details={
        preset.data &&
        book.data && (
          <LaterExpiryList
            key={country}
            items={proposedDates(addedNames(preset.data, allergies), { book: book.data, given })}
            onExpiresChange={(name, day) => setGiven({ ...given, [name]: day })}
          />
        )
      }
      pending={isAdding}
      added={isAdded}
    />
  );
}

/** The names to add from a preset, by default without avoided ingredients. */
const addedNames = ({ ingredients, allergens }: PantryPreset, allergies: readonly Allergen[]) =>
  ingredients
    .filter((name) => avoidedOf(name, allergens, allergies) === undefined)
    .map((name) => ({ id: name, name }));

/** What the cook avoids in a preset's ingredient, in words. */
function avoidedOf(
  name: string,
  allergens: PantryPreset['allergens'],
  allergies: readonly Allergen[],
): AvoidedIn | undefined {
  const own = allergens.filter(({ ingredients }) => ingredients.includes(name));
  const possible = own.filter(({ often }) => often.includes(name));
  const named = {
    allergens: own.map(({ allergy }) => allergy),
    often: possible.map(({ allergy }) => allergy),
  };
  return avoidedIn({ name, ...named }, allergies, regionalName);
}

/** Avoided ingredients come first, so they are seen. */
function shownPreset(
  { country, count, ingredients, ingredient_ids, allergens }: PantryPreset,
  allergies: readonly Allergen[],
) {
  return {
    country,
    count,
    ingredients: ingredients
      .map((name, index) => {
        const id = ingredient_ids[index];
        return {
          name: shownName(name),
          glyph: id !== undefined && <IngredientGlyph id={id} />,
          avoided: avoidedOf(name, allergens, allergies),
        };
      })
      .toSorted((a, b) => Number(a.avoided === undefined) - Number(b.avoided === undefined)),
  };
}
