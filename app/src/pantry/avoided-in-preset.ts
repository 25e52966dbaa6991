import { avoidedIn, type Allergen, type Diet } from '@larder/domain';
import type { AvoidedFood } from '@larder/ui/allergy-note';
import { allergyWords } from '../platform/language/allergy-words.ts';
import { t } from '../platform/language/t.ts';
import { dietInSentence } from '../platform/language/choice-names.ts';
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
): AvoidedFood | undefined {
  const own = allergens.filter(({ ingredients }) => ingredients.includes(name));
  const possible = own.filter(({ often }) => often.includes(name));
  const named = {
    allergens: own.map(({ allergy }) => allergy),
    often: possible.map(({ allergy }) => allergy),
  };
  const byAllergy = avoidedIn({ name, ...named }, allergies, allergyWords());
  if (byAllergy) return byAllergy;
  const broken = against.filter(
    ({ diet, ingredients }) => diets.includes(diet) && ingredients.includes(name),
  );
  const sure = broken.filter(({ often }) => !often.includes(name));
  if (sure.length > 0) return told('contains', name, sure);
  return broken.length > 0 ? told('mayContain', name, broken) : undefined;
}

function told(
  kind: 'contains' | 'mayContain',
  name: string,
  broken: readonly { readonly diet: Diet }[],
): AvoidedFood {
  const food = regionalName(name);
  const diets = broken.map(({ diet }) => dietInSentence(diet));
  // Emmental is certain: what it may contain is something that is not vegetarian.
  if (kind === 'mayContain') {
    const reason = t('something not {diets}', { diets: eitherOf(diets) });
    return { mayContain: `${reason} (${food})`, because: { food, reason } };
  }
  const reason = diets.map((diet) => t('not {diet}', { diet })).join(', ');
  return { contains: `${food} (${reason})`, because: { food, reason } };
}

const eitherOf = (diets: readonly string[]): string =>
  diets.reduce((first, other) => t('{first} or {other}', { first, other }));
