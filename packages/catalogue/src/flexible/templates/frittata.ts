import type { Base, Protein } from '../foods/food.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { lengthOf, stagesOf } from '../stages.ts';
import {
  besideTitle,
  byHandfuls,
  cookedBy,
  minutesBy,
  OIL,
  only,
  PEPPER,
  SALT,
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, sentence, the } from '../words.ts';

const POTATO_MINUTES = 12;
/** Centimetres across, by servings. */
const PANS = [20, 20, 24, 26, 28] as const;

const BASES: readonly Base[] = [
  {
    slug: 'potato',
    one: 'potato',
    many: 'potatoes',
    unit: 'g',
    grams: [90, 120, 150],
    note: 'scrubbed, in 1 cm dice',
    minutes: POTATO_MINUTES,
  },
  {
    slug: 'sweet-potato',
    one: 'sweet potato',
    many: 'sweet potatoes',
    unit: 'g',
    grams: [90, 120, 150],
    note: 'peeled, in 1 cm dice',
    minutes: POTATO_MINUTES,
  },
];

const CHEESE = ['cheddar', 'cheese'].map((slug): Protein => ({
  slug,
  one: slug,
  unit: 'g',
  kin: 'cheese',
  manner: 'last',
  grams: [25, 35, 50],
  pan: [1, 'coarsely grated', 'it melts'],
}));

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const isFried = protein.food.manner === 'fatty';
  const [panMinutes] = protein.food.pan!;
  const stages = stagesOf([
    { part: base, minutes: POTATO_MINUTES },
    ...(isFried ? [{ part: protein, minutes: panMinutes + 1 }] : []),
    ...vegetables.map((part) => ({ part, minutes: minutesBy(part, 'fry') })),
  ]);
  const [first, ...others] = stages;
  const eggs = always['egg']!;
  const seasoned = [always['salt']!, always['black-pepper']!, ...seasoning.early];
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(listed(named.map(besideTitle)))} frittata with ${listed([titleOf(protein)])} and ${seasoning.title}`,
    ),
    steps: [
      `Heat ${the([always['olive-oil']!])} in a non-stick frying pan of about ${PANS[servings] ?? 28} cm over a medium heat. Fry ${the(first!.parts)} for ${minutes(first!.minutes)}, turning now and then, until ${first!.minutes > 9 ? 'nearly tender' : 'golden at the edges'}.`,
      ...(others.length > 0
        ? [
            `${others.map(({ parts, minutes: time }, place) => `${place === 0 ? 'Add' : 'add'} ${byHandfuls(parts, the(parts))} and fry for ${minutes(time)}`).join('; ')}, until ${the([base])} ${base.isMany ? 'are' : 'is'} golden, the point of a knife slides in and no liquid is left in the pan.`,
          ]
        : []),
      `Beat ${the([eggs])} with ${the(seasoned)} in a bowl, just until no white is to be seen${isFried ? '' : `, and stir in ${the([protein])}`}.`,
      `Turn the heat to low, pour the mixture over the vegetables and shake the pan once so that it runs between them. Cover and cook for 10 minutes, until the top is set and the centre no longer wobbles when you shake the pan.`,
      `Leave it off the heat, covered, for 5 minutes, then loosen the edge and slide the frittata onto a board.${seasoning.late.length > 0 ? ` Scatter ${the(seasoning.late)} over it and cut it into wedges.` : ' Cut it into wedges.'}`,
    ],
    prep: 15,
    cook: lengthOf(stages) + 15,
  };
}

export const FRITTATA: Template = {
  name: 'frittata',
  course: 'main',
  appliances: ['stovetop'],
  bases: BASES,
  proteins: [...only(PROTEINS, 'feta bacon lardon'), ...CHEESE],
  vegetables: cookedBy(VEGETABLES, 'fry').filter(({ slug }) => !['bean-sprout', 'bok-choy'].includes(slug)),
  way: 'fry',
  isNamedByVegetables: true,
  most: 3,
  always: [OIL('olive-oil', 0.5), { any: ['egg'], per: 2, unit: 'piece', when: 'early' }, SALT, PEPPER],
  mostServings: 4,
  seasonings: [
    {
      name: 'thyme',
      country: 'france',
      title: 'thyme',
      lines: [{ any: ['dried-thyme', 'herbes-de-provence'], per: 0.25, unit: 'tsp', when: 'early' }],
    },
    {
      name: 'dill',
      country: 'greece',
      title: 'dill',
      lines: [{ any: ['dill'], per: 0.25, unit: 'handful', notes: 'chopped', when: 'late' }],
    },
    {
      name: 'smoked-paprika',
      country: 'spain',
      title: 'smoked paprika',
      lines: [
        { any: ['smoked-paprika', 'sweet-paprika', 'paprika'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['parsley'], per: 0.25, unit: 'handful', notes: 'chopped', when: 'late', isOptional: true },
      ],
    },
    // For kitchens with only basics.
    { name: 'pepper', country: 'italy', title: 'black pepper', lines: [] },
  ],
  write,
};
