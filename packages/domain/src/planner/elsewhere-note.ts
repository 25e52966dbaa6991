import { findCountry, type CountryCode } from '../countries.ts';
import type { Plan } from './model.ts';

const WITH_ARTICLE: ReadonlySet<CountryCode> = new Set(['usa']);

/** 'Belgium has too few dinners within your limits, so Monday and Friday have dishes from other countries.' */
export function elsewhereNote({
  meals,
  tooFewFrom,
  filledIn = [],
}: Pick<Plan, 'meals' | 'tooFewFrom' | 'filledIn'>): string {
  const days = meals
    .filter(({ slot, recipe }) => slot !== 'lunch' && filledIn.includes(recipe.id))
    .map(({ day }) => day);
  if (!tooFewFrom || days.length === 0) return '';
  const names = tooFewFrom.map((code, place) => nameOf(code, place === 0));
  const have = names.length === 1 ? 'has' : 'have';
  const instead = days.length === 1 ? 'has a dish from another country' : 'have dishes from other countries';
  return `${AND.format(names)} ${have} too few dinners within your limits, so ${AND.format(days)} ${instead}.`;
}

/** 'Italy', 'the United States'. */
function nameOf(code: CountryCode, isFirst: boolean): string {
  const name = findCountry(code)?.label ?? code;
  return WITH_ARTICLE.has(code) ? `${isFirst ? 'The' : 'the'} ${name}` : name;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
