import { LONG_RICE } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import type { Protein } from '../foods/food.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { lengthOf, stagesOf } from '../stages.ts';
import {
  cookedBy,
  GARLIC,
  minutesBy,
  OIL,
  ONION,
  only,
  SALT,
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, the, water } from '../words.ts';

/** Minutes in the sauce, by manner. */
const IN_SAUCE: Readonly<Partial<Record<Protein['manner'], number>>> = {
  meat: 14,
  mince: 14,
  pulse: 14,
  firm: 9,
  sea: 4,
};
const LENTILS = 18;

/** How to tell that it is done in the sauce. */
function doneOf({ food, isMany }: Ingredients['protein']): string {
  if (food.manner === 'sea')
    return food.slug === 'peeled-prawn'
      ? 'the prawns are pink and firm all through'
      : `the ${food.one} flakes easily and is opaque all through`;
  const isPoultry = /chicken|turkey/.test(food.slug);
  if (isPoultry) return `the largest piece of the ${food.one} reads 75 °C in the middle`;
  if (food.slug === 'red-lentil') return 'the lentils have fallen apart';
  if (food.manner === 'meat' || food.manner === 'mince') return `the ${food.one} is tender and shows no pink`;
  return `the ${isMany ? (food.many ?? food.one) : food.one} ${isMany ? 'are' : 'is'} hot through`;
}

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const isMeat = protein.food.manner === 'meat' || protein.food.manner === 'mince';
  const time = protein.food.slug === 'red-lentil' ? LENTILS : (IN_SAUCE[protein.food.manner] ?? 9);
  const stages = stagesOf([
    { part: protein, minutes: time },
    ...vegetables.map((part) => ({ part, minutes: minutesBy(part, 'simmer') })),
  ]);
  const [first, ...others] = stages;
  const { early, sauce, late } = seasoning;
  const added = first!.parts.filter((part) => !(isMeat && part === protein));
  const laterMeat = isMeat && !first!.parts.includes(protein);
  const liquid = `${water(servings * (protein.food.slug === 'red-lentil' ? 250 : 100))} of water`;
  return {
    title: titled(
      vegetables,
      (named) => `Curry of ${listed([titleOf(protein), ...named.map(titleOf)])} with ${seasoning.title}`,
    ),
    steps: [
      `Rinse ${the([base])} in a sieve. Bring it to the boil in a saucepan with ${water(base.grams * 1.9)} of water, cover and cook over a low heat for 11 minutes, until the water is gone. Off the heat it stays hot under its lid while you make the curry.`,
      `Heat ${the([always['vegetable-oil']!])} in a large pan over a medium heat and fry ${the([always['onion']!])} for 7 minutes, until golden.`,
      `Stir in ${the([always['garlic']!, ...early])} and fry for 1 minute, until fragrant.${isMeat && !laterMeat ? ` Turn ${the([protein])} in this for 3 minutes, until no longer pink outside.` : ''}`,
      `Add ${the([...added, ...sauce, always['salt']!])} and pour in ${liquid}. Bring to the boil, half cover and simmer over a low heat for ${minutes(first!.minutes)}.`,
      ...(others.length > 0
        ? [
            `${others.map(({ parts, minutes: more }, place) => `${place === 0 ? 'Add' : 'add'} ${the(parts)} and simmer for ${minutes(more)}`).join('; ')}.`,
          ]
        : []),
      `Check that ${doneOf(protein)} and that the vegetables are tender; if not, simmer for 3 minutes more. ${late.length > 0 ? `Stir in ${the(late)} and serve` : 'Serve'} with ${the([base])}.`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: 8 + (isMeat ? 3 : 0) + lengthOf(stages) + 8,
  };
}

export const CURRY: Template = {
  name: 'curry',
  course: 'main',
  appliances: ['stovetop'],
  bases: LONG_RICE,
  proteins: only(
    PROTEINS,
    'chicken-breast boneless-chicken-thigh turkey-breast minced-lamb minced-beef salmon cod haddock hake white-fish peeled-prawn tofu paneer chickpea kidney-bean red-lentil',
  ),
  vegetables: cookedBy(VEGETABLES, 'simmer').filter(
    ({ slug }) => !['leek', 'asparagus', 'fennel', 'parsnip'].includes(slug),
  ),
  way: 'simmer',
  most: 4,
  always: [OIL('vegetable-oil', 0.5), ONION, GARLIC, SALT],
  mostServings: 6,
  seasonings: [
    {
      name: 'tomato-garam-masala',
      country: 'india',
      title: 'tomato and garam masala',
      has: 'tomato',
      lines: [
        { any: ['ginger'], per: 5, unit: 'g', notes: 'peeled, finely chopped', when: 'early' },
        { any: ['turmeric'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['garam-masala'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['tinned-tomatoes'], per: 0.25, unit: 'can', notes: 'chopped', when: 'sauce' },
      ],
    },
    {
      name: 'coconut-turmeric',
      country: 'india',
      title: 'coconut and turmeric',
      lines: [
        { any: ['ginger'], per: 5, unit: 'g', notes: 'peeled, finely chopped', when: 'early' },
        { any: ['turmeric'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['ground-coriander'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['coconut-milk'], per: 0.25, unit: 'can', when: 'sauce' },
        {
          any: ['lime', 'lemon'],
          per: 0.25,
          unit: 'piece',
          notes: 'juice only',
          when: 'late',
        },
      ],
    },
    {
      name: 'thai-red',
      country: 'thailand',
      title: 'coconut and red curry paste',
      lines: [
        { any: ['thai-red-curry-paste'], said: 'curry paste', per: 0.5, unit: 'tbsp', when: 'early' },
        { any: ['coconut-milk'], per: 0.25, unit: 'can', when: 'sauce' },
        { any: ['lime', 'lemon'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'late' },
      ],
    },
  ],
  write,
};
