import { nameKeys, type Ingredient, type RecipeSource } from '@larder/domain/model';
import { keyWords } from './key-words.ts';

/** The share of its sentences that a recipe may have in common with another one. */
const MOST_SHARED = 0.3;
/** A shorter sentence says too little to belong to anybody: 'Serve hot.' */
const FEWEST_WORDS = 4;

/** A sentence for each two recipes that read alike: the same sentences, whatever the amounts and the food in them. */
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

/** What is left of each sentence when its numbers and its foods are blanked out. */
function mouldsOf(steps: readonly string[], foods: ReadonlySet<string>): ReadonlySet<string> {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?])\s+/));
  const moulds = sentences.map((sentence) => {
    return keyWords(sentence).map((word) => (/\d/.test(word) ? '#' : foods.has(word) ? '*' : word));
  });
  return new Set(moulds.filter((words) => words.length >= FEWEST_WORDS).map((words) => words.join(' ')));
}
