import { sentenceCase, findCountry, type CountryCode } from '@larder/domain';
import { PresetPicker } from '@larder/ui/preset-picker';
import { useQuery } from '@tanstack/react-query';
import { pantryPreset } from '../../queries/pantry-items.ts';
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
      preset={preset.data && { ...preset.data, ingredients: preset.data.ingredients.map(sentenceCase) }}
      error={preset.isError && !preset.isFetching}
      onRetry={() => void preset.refetch()}
      onAdd={() => preset.data && add(bulkItems(preset.data.ingredients))}
      pending={isAdding}
      added={isAdded}
    />
  );
}
