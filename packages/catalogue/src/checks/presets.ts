import { COUNTRY_CODES } from '@larder/domain';
import type { Ingredient, Preset } from '@larder/domain/model';
import { repeats } from './repeats.ts';

const SIZE = { least: 25, most: 40 };

/** Problems with the presets, one sentence each. */
export function checkPresets(presets: readonly Preset[], ingredients: readonly Ingredient[]): string[] {
  const slugs = new Set(ingredients.map(({ slug }) => slug));
  const codes = presets.map(({ country }) => country);
  return [
    ...repeats('preset', codes),
    ...COUNTRY_CODES.filter((code) => !codes.includes(code)).map((code) => `${code}: no preset`),
    ...presets.flatMap((preset) =>
      [
        ...repeats('ingredient', preset.ingredients),
        ...preset.ingredients.filter((slug) => !slugs.has(slug)).map((slug) => `no ingredient '${slug}'`),
        ...(preset.ingredients.length < SIZE.least || preset.ingredients.length > SIZE.most
          ? [`${preset.ingredients.length} ingredients, not ${SIZE.least} to ${SIZE.most}`]
          : []),
      ].map((problem) => `${preset.country}: ${problem}`),
    ),
  ];
}
