import { GRAINS } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import {
  cookedBy,
  OIL,
  only,
  SALT,
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, sentence, the, them, water } from '../words.ts';

/** Millilitres of water for a gram. */
const WATER: Readonly<Record<string, number>> = { couscous: 1.2, bulgur: 2, quinoa: 2 };

function grainStep({ food, grams, said }: Ingredients['base']): string {
  const ml = water(grams * (WATER[food.slug] ?? 1.9));
  if (food.slug === 'couscous')
    return `Pour ${ml} of boiling water over the couscous in a large bowl, cover and leave for 5 minutes, then fluff it up with a fork.`;
  return `Rinse the ${said} in a sieve. Bring it to the boil in a saucepan with ${ml} of water, cover and cook over a low heat for ${food.minutes} minutes, until it is tender and the water is gone. Spread it out in a large bowl to cool a little.`;
}

function proteinStep(protein: Ingredients['protein'], oil: string): string | null {
  const { food } = protein;
  if (food.manner === 'egg')
    return `Boil ${the([protein])} in water over a medium heat for 9 minutes, until the yolks are firm. Cool ${them([protein])} under cold water, peel and halve ${them([protein])}.`;
  if (food.manner === 'last') return null;
  const [time, , done] = food.pan!;
  return `Heat ${oil} in a frying pan over a medium-high heat. Fry ${the([protein])} for ${minutes(time)}, turning now and then, until ${done}.`;
}

function write({ base, protein, vegetables, always, seasoning, servings }: Ingredients): Written {
  const oil = always['olive-oil']!;
  const cooked = proteinStep(protein, `half of ${the([oil])}`);
  const isFried = cooked !== null && protein.food.manner !== 'egg';
  const dressing = [...seasoning.early, ...seasoning.sauce, ...seasoning.late, always['salt']!];
  const mostMinutes = (food: Ingredients['protein']['food']) =>
    food.manner === 'egg' ? 9 : food.manner === 'last' ? 0 : food.pan![0];
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(seasoning.title)} ${base.food.one} bowl with ${listed([titleOf(protein), ...named.map(titleOf)])}`,
    ),
    steps: [
      grainStep(base),
      ...(cooked === null ? [] : [cooked]),
      `Whisk ${isFried ? 'the rest of the' : 'the'} ${oil.said} with ${the(dressing)} in a small bowl until smooth, with a spoonful of water if it is thick.`,
      `Toss ${the([base])} with two thirds of the dressing while it is still warm, and ${servings === 1 ? 'put it into a bowl' : 'divide it between bowls'}.`,
      `Arrange ${the([...vegetables, protein])} on top and pour over what is left of the dressing. Serve within the hour.`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: base.food.minutes + 4 + mostMinutes(protein.food),
  };
}

export const BOWL: Template = {
  name: 'bowl',
  course: 'salad',
  role: 'dinner',
  appliances: ['stovetop'],
  bases: GRAINS,
  proteins: only(
    PROTEINS,
    'chicken-breast turkey-breast salmon peeled-prawn egg tofu halloumi chickpea cannellini-bean black-bean tinned-tuna feta',
  ),
  vegetables: cookedBy(VEGETABLES, 'raw'),
  way: 'raw',
  most: 4,
  always: [OIL('olive-oil', 1), SALT],
  mostServings: 6,
  seasonings: [
    {
      name: 'lemon-oregano',
      country: 'greece',
      title: 'lemon and oregano',
      lines: [
        { any: ['lemon'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'sauce' },
        { any: ['dried-oregano'], per: 0.25, unit: 'tsp', when: 'early' },
      ],
    },
    {
      name: 'lemon-tahini',
      country: 'lebanon',
      title: 'lemon and tahini',
      lines: [
        { any: ['tahini'], per: 1, unit: 'tbsp', when: 'early' },
        { any: ['lemon'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'sauce' },
      ],
    },
    {
      name: 'mustard-vinaigrette',
      country: 'france',
      title: 'mustard and vinegar',
      lines: [
        { any: ['dijon-mustard', 'mustard'], said: 'mustard', per: 0.5, unit: 'tsp', when: 'early' },
        {
          any: ['red-wine-vinegar', 'white-wine-vinegar', 'cider-vinegar', 'vinegar'],
          said: 'vinegar',
          per: 0.5,
          unit: 'tbsp',
          when: 'sauce',
        },
      ],
    },
    {
      name: 'soy-sesame',
      country: 'japan',
      title: 'soy and sesame',
      lines: [
        { any: ['soy-sauce', 'tamari'], per: 0.5, unit: 'tbsp', when: 'sauce' },
        { any: ['rice-vinegar', 'cider-vinegar'], said: 'vinegar', per: 0.5, unit: 'tbsp', when: 'sauce' },
        { any: ['sesame-oil'], per: 0.5, unit: 'tsp', when: 'late' },
      ],
    },
  ],
  write,
};
