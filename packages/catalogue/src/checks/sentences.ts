import { nameKeys, type Ingredient, type RecipeSource } from '@larder/domain/model';
import { keyWords } from './key-words.ts';

/** The largest share of sentences that two recipes may have in common. */
const MOST_SHARED = 0.3;
/** Shorter sentences are too generic to count: 'Serve hot.' */
const FEWEST_WORDS = 4;

/** A sentence for each pair of recipes that read alike: the same sentences, ignoring amounts and foods. */
export function checkSentences(
  recipes: readonly RecipeSource[],
  ingredients: readonly Ingredient[],
): string[] {
  const foods = new Set(ingredients.flatMap((ingredient) => [...nameKeys(ingredient)]));
  const texts = recipes.map(({ slug, steps }) => ({ slug, moulds: mouldsOf(steps, foods) }));
  const owners = new Map<string, number[]>();
  texts.forEach(({ moulds }, position) => {
    for (const mould of moulds) owners.set(mould, [...(owners.get(mould) ?? []), position]);
  });
  const shared = new Map<string, number>();
  for (const positions of owners.values()) {
    positions.forEach((one, at) => {
      for (const other of positions.slice(at + 1)) {
        shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1);
      }
    });
  }
  return [...shared].flatMap(([pair, count]) => {
    const [one, other] = pair.split(' ').map((position) => texts[Number(position)]);
    if (!one || !other) return [];
    const share = count / Math.min(one.moulds.size, other.moulds.size);
    return share > MOST_SHARED
      ? [`${one.slug} and ${other.slug}: ${Math.round(share * 100)} % of their sentences are the same`]
      : [];
  });
}

/** Each sentence with its numbers and foods removed. */
function mouldsOf(steps: readonly string[], foods: ReadonlySet<string>): ReadonlySet<string> {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?])\s+/));
  const moulds = sentences.map((sentence) => {
    return keyWords(sentence).map((word) => (/\d/.test(word) ? '#' : foods.has(word) ? '*' : word));
  });
  return new Set(moulds.filter((words) => words.length >= FEWEST_WORDS).map((words) => words.join(' ')));
}
