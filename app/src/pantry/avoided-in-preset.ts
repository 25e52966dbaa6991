import { avoidedIn, preferenceLabel, type Allergen, type AvoidedIn, type Diet } from '@larder/domain';
import { regionalName } from '../platform/locale/shown-name.ts';
import type { PantryPreset } from './pantry-items.query.ts';

/** What a cook keeps to. */
export interface Avoiding {
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
}

/** What the cook avoids in a preset's ingredient, in words: 'soy sauce (wheat)', 'bacon (not halal)'. */
export function avoidedInPreset(
  name: string,
  { allergens, diets_against: against = [] }: Pick<PantryPreset, 'allergens' | 'diets_against'>,
  { allergies, diets }: Avoiding,
): AvoidedIn | undefined {
  const own = allergens.filter(({ ingredients }) => ingredients.includes(name));
  const possible = own.filter(({ often }) => often.includes(name));
  const named = {
    allergens: own.map(({ allergy }) => allergy),
    often: possible.map(({ allergy }) => allergy),
  };
  const byAllergy = avoidedIn({ name, ...named }, allergies, regionalName);
  if (byAllergy) return byAllergy;
  const broken = against.filter(
    ({ diet, ingredients }) => diets.includes(diet) && ingredients.includes(name),
  );
  const sure = broken.filter(({ often }) => !often.includes(name));
  if (sure.length > 0) return { contains: inWords(name, 'not', sure), mayContain: undefined };
  if (broken.length > 0) return { contains: undefined, mayContain: inWords(name, 'not always', broken) };
  return undefined;
}

const inWords = (name: string, isNot: string, broken: readonly { readonly diet: Diet }[]): string =>
  `${regionalName(name)} (${broken.map(({ diet }) => `${isNot} ${preferenceLabel(diet).toLowerCase()}`).join(', ')})`;
