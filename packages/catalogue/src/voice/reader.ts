import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { nameKey, REPLACERS } from '@larder/domain/names';
import { SpokenReader } from '@larder/domain/voice';
import { RECIPES } from '../recipes/index.ts';
import { BROWNING } from './browning.ts';
import { EVERYDAY } from './everyday.ts';
import { HOMOPHONES } from './homophones.ts';
import { kitchensOf } from './kitchens.ts';
import { MISHEARD } from './misheard.ts';
import { NO_FOOD_HEADS, NO_FOODS } from './no-foods.ts';
import { ORDINARY } from './ordinary.ts';
import { FOOD_HEADS, OTHER_FOODS, REPLACED } from './other-foods.ts';

/** A replacement for milk, meat or eggs is not the milk, meat or egg in its name. */
const REPLACED_FOODS: readonly string[] = REPLACERS.flatMap((maker) =>
  REPLACED.map((food) => `${maker} ${food}`),
);
const NOWHERE: readonly number[] = [];

/** Recognises the ingredients of an index in spoken text. */
export function voiceReader(index: IngredientIndex): SpokenReader<Ingredient> {
  const withKinds = (slug: string) => [slug, ...index.ancestors(slug).map((kind) => kind.slug)];
  const kitchens = kitchensOf(RECIPES, withKinds);
  return new SpokenReader<Ingredient>({
    things: index.named,
    find: (words, isCounted) => index.findWords(words, isCounted),
    misheard: misheard(index),
    homophones: HOMOPHONES,
    everyday: EVERYDAY,
    ordinary: ORDINARY,
    otherFoods: [...OTHER_FOODS, ...REPLACED_FOODS],
    foodHeads: new Set(FOOD_HEADS.flatMap(oneOrMore)),
    noFoods: NO_FOODS,
    noFoodHeads: new Set(NO_FOOD_HEADS.flatMap(oneOrMore)),
    // Ingredients that no recipe uses count where their kind does: penne with pasta.
    kitchens: ({ slug }) => {
      const known = withKinds(slug).find((kind) => kitchens.has(kind));
      return (known && kitchens.get(known)) || NOWHERE;
    },
    browns: ({ slug }) => withKinds(slug).some((kind) => BROWNING.has(kind)),
  });
}

/** The keys of a word and its plural, which may differ: 'toastie' and 'toasties'. */
const oneOrMore = (word: string): readonly string[] => [nameKey(word), nameKey(`${word}s`)];

/** Each phrase with every ingredient it may mean. */
function misheard(index: IngredientIndex): ReadonlyMap<string, readonly Ingredient[]> {
  const byPhrase = new Map<string, Ingredient[]>();
  for (const [slug, phrases] of Object.entries(MISHEARD)) {
    const ingredient = index.get(slug);
    if (!ingredient) continue;
    for (const phrase of phrases.split(', '))
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), ingredient]);
  }
  return byPhrase;
}
