import type { WishedDish } from '@larder/domain/wishes';
import type { DishFinding, Proposed } from './dish-finding.ts';
import { queryWords } from '../recipes/search/search-words.ts';
import { dishSearch } from './dish-hits.ts';
import { understoodPart } from './understood-part.ts';

/** How many recipes are proposed for a dish. */
const CHOICES = 3;

/** The recipes proposed for dishes, and the words of them that mean nothing. */
export interface FoundDishes {
  readonly dishes: readonly (Pick<WishedDish, 'date' | 'slot' | 'asked'> & {
    readonly recipes: readonly Proposed[];
  })[];
  readonly notUnderstood: readonly string[];
}

/**
 * Up to three recipes for each dish that the cook wants on a day, within every limit. A dish of unknown words alone is not
 * understood; no recipe is proposed twice.
 */
export async function findWishedDishes(
  wanted: readonly WishedDish[],
  finding: DishFinding,
): Promise<FoundDishes> {
  const sought: { readonly wish: WishedDish; readonly possible: readonly Proposed[] }[] = [];
  const notUnderstood: string[] = [];
  const search = dishSearch(finding);
  // One after the other, so that a long sentence does not take every connection.
  for (const wanting of wanted) {
    const wish = byItsName(wanting, finding);
    const { text, lost } = understoodPart(wish.text, finding.shelf);
    if (lost.length > 0) notUnderstood.push(text === '' ? wish.asked : lost.join(' '));
    // 'Halal Indian chicken' would be anything Indian.
    if (text === '' && (lost.length > 0 || wish.flags.length + wish.countries.length === 0)) continue;
    sought.push({ wish, possible: await search({ ...wish, text }, CHOICES * wanted.length) });
  }
  const shared = shareOut(sought.map(({ possible }) => possible));
  return {
    dishes: sought.map(({ wish: { date, slot, asked } }, at) => ({
      date,
      slot,
      asked,
      recipes: shared[at]!.map(({ id, title, english_title }) => ({ id, title, english_title })),
    })),
    notUnderstood,
  };
}

/**
 * 'Pad thai' is that dish, not anything Thai with 'pad' in its name: a recipe's title or what the search knows as a kind of
 * dish may contain a country. A diet remains a limit.
 */
function byItsName(wish: WishedDish, { shelf: { dishes } }: Pick<DishFinding, 'shelf'>): WishedDish {
  if (wish.countries.length === 0) return wish;
  const words = queryWords(wish.name);
  const meanings = dishes.read(words);
  const isKind =
    !meanings.some(({ isCuisine }) => isCuisine) &&
    meanings.some((one) => one.words.length > 1 && one.scores !== null && !one.isWish);
  const isName = isKind || dishes.titled(words).length > 0;
  return isName ? { ...wish, text: wish.name, countries: [] } : wish;
}

/**
 * Each dish's best recipe first, then the others in turn: two evenings with tacos have different ones. Whatever has the fewest
 * recipes chooses first, so that 'curry' does not take the only one for 'fish curry'.
 */
function shareOut(possible: readonly (readonly Proposed[])[]): Proposed[][] {
  const shared: Proposed[][] = possible.map(() => []);
  const taken = new Set<number>();
  const order = [...possible.entries()].toSorted(([, a], [, b]) => a.length - b.length);
  for (let turn = 0; turn < CHOICES; turn += 1) {
    for (const [at, some] of order) {
      const next = some.find(({ id }) => !taken.has(id));
      if (!next) continue;
      taken.add(next.id);
      shared[at]!.push(next);
    }
  }
  return shared;
}
