import { BREADS } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { lengthOf, stagesOf } from '../stages.ts';
import {
  besideTitle,
  cookedBy,
  GARLIC,
  minutesBy,
  OIL,
  ONION,
  only,
  PEPPER,
  SALT,
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, sentence, the, water } from '../words.ts';

/** Minutes in the pot. */
const PULSE = 14;
const LENTILS = 18;
/** Grams of sausages in a serving: with bread and tinned tomatoes, as many as on a plate would be a day's salt. */
const SAUSAGES = [65, 85, 130] as const;

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const isLentil = protein.food.slug === 'red-lentil';
  const isFried = protein.food.manner === 'fatty';
  const [panMinutes, , done] = protein.food.pan!;
  const stages = stagesOf([
    ...(isFried ? [] : [{ part: protein, minutes: isLentil ? LENTILS : PULSE }]),
    ...vegetables.map((part) => ({ part, minutes: minutesBy(part, 'simmer') })),
  ]);
  const [first, ...others] = stages;
  const oil = the([always['olive-oil']!]);
  const { early, sauce, late } = seasoning;
  const onion = always['onion']!;
  const begin = isFried
    ? `Heat ${oil} in a large pan over a medium heat and fry ${the([protein])} for ${minutes(panMinutes)}, stirring, until ${done}. Add ${the([onion])} and fry for 5 minutes, until soft.`
    : `Heat ${oil} in a large pan over a medium heat and fry ${the([onion])} for 6 minutes, until soft and golden.`;
  const liquid = `${water(servings * (sauce.length > 0 ? 250 : 330))} of water`;
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(listed(named.map(besideTitle)))} soup with ${listed([titleOf(protein)])}, ${seasoning.title}`,
    ),
    steps: [
      begin,
      `Stir in ${the([always['garlic']!, ...early])} and fry for 1 minute, until fragrant.`,
      `Add ${the([...first!.parts, ...sauce, always['salt']!, always['black-pepper']!])} and pour in ${liquid}. Bring to the boil, cover and simmer over a low heat for ${minutes(first!.minutes)}.`,
      ...(others.length > 0
        ? [
            `${others.map(({ parts, minutes: time }, place) => `${place === 0 ? 'Add' : 'add'} ${the(parts)} and simmer for ${minutes(time)}`).join('; ')}, until the vegetables are tender.`,
          ]
        : []),
      `Try a piece of the thickest vegetable: it should be soft all through${isLentil ? ', and the lentils should have fallen apart' : ''}. If the soup is thicker than you like it, stir in a little hot water.`,
      `Toast ${the([base])} for 2 minutes. ${late.length > 0 ? `${sentence(finish(late))} and` : 'Ladle the soup into bowls and'} serve with ${the([base])}.`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: (isFried ? panMinutes + 5 : 6) + 3 + lengthOf(stages) + 5,
  };
}

function finish(late: Ingredients['seasoning']['late']): string {
  return `stir in ${the(late)}`;
}

export const SOUP: Template = {
  name: 'soup',
  course: 'soup',
  role: 'dinner',
  appliances: ['stovetop'],
  bases: BREADS,
  proteins: only(
    PROTEINS,
    'red-lentil chickpea cannellini-bean butter-bean black-bean kidney-bean lardon bacon pork-sausage',
  ).map((protein) => (protein.slug === 'pork-sausage' ? { ...protein, grams: SAUSAGES } : protein)),
  vegetables: cookedBy(VEGETABLES, 'simmer'),
  way: 'simmer',
  isNamedByVegetables: true,
  most: 4,
  always: [OIL('olive-oil', 0.5), ONION, GARLIC, SALT, PEPPER],
  mostServings: 6,
  seasonings: [
    {
      name: 'cumin-lemon',
      country: 'lebanon',
      title: 'cumin and lemon',
      lines: [
        { any: ['ground-cumin'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['turmeric'], per: 0.25, unit: 'tsp', when: 'early', isOptional: true },
        { any: ['lemon'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'late' },
      ],
    },
    {
      name: 'tomato-oregano',
      country: 'italy',
      title: 'tomato and oregano',
      has: 'tomato',
      lines: [
        { any: ['dried-oregano', 'dried-basil'], per: 0.25, unit: 'tsp', when: 'early' },
        {
          any: ['tinned-tomatoes', 'passata'],
          said: 'tinned tomatoes',
          per: 0.25,
          unit: 'can',
          notes: 'chopped',
          when: 'sauce',
        },
      ],
    },
    {
      name: 'coconut-ginger',
      country: 'thailand',
      title: 'coconut and ginger',
      lines: [
        { any: ['ginger'], per: 5, unit: 'g', notes: 'peeled, finely chopped', when: 'early' },
        { any: ['turmeric'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['coconut-milk'], per: 0.25, unit: 'can', when: 'sauce' },
        { any: ['lime', 'lemon'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'late' },
      ],
    },
  ],
  write,
};
