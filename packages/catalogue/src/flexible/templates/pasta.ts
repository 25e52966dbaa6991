import { PASTA_SHAPES } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { lengthOf, stagesOf } from '../stages.ts';
import {
  byHandfuls,
  cookedBy,
  GARLIC,
  minutesBy,
  OIL,
  only,
  PEPPER,
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, sentence, the } from '../words.ts';

const SAUCE_MINUTES = 5;

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const { early, sauce, late } = seasoning;
  const [panMinutes, , done] = protein.food.pan!;
  const isLast = protein.food.manner === 'last';
  const isSea = protein.food.manner === 'sea';
  const stages = stagesOf(vegetables.map((part) => ({ part, minutes: minutesBy(part, 'fry') })));
  const oil = the([always['olive-oil']!]);
  const fry = stages
    .map(({ parts, minutes: time }, stage) =>
      stage === 0
        ? `fry ${byHandfuls(parts, the(parts))} for ${minutes(time)}`
        : `add ${byHandfuls(parts, the(parts))} and fry for ${minutes(time)}`,
    )
    .join('; ');
  const litres = servings > 4 ? 5 : servings > 2 ? 3.5 : 2;
  const isSimmered = sauce.length > 0;
  const lift = isSea ? ` Lift ${the([protein])} onto a plate.` : '';
  const browned = `Heat ${oil} in a large frying pan over a medium-high heat. Fry ${the([protein])} for ${minutes(panMinutes)}, stirring now and then, until ${done}.${lift}`;
  const softened = isLast
    ? `heat ${oil} in a large frying pan over a medium heat and ${fry}, stirring, until tender.`
    : `in the frying pan, ${fry}, stirring, until tender.`;
  const aromatic = `Stir in ${the([always['garlic']!, ...early, always['black-pepper']!])} and fry for 1 minute.`;
  const boiled = `oil ${the([base])} for ${minutes(base.food.minutes)}, until tender with a little bite. Keep back a cup of the water when you drain it.`;
  const tossed = `Toss ${the([base, ...(isLast || isSea ? [protein] : [])])} in the pan over a medium heat for 1 minute with as much of the kept water as makes it glossy${isLast && protein.food.slug !== 'feta' ? `, until ${done}` : ''}.`;
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(seasoning.title)} ${base.food.one} with ${listed([titleOf(protein), ...named.map(titleOf)])}`,
    ),
    steps: [
      `Bring ${litres} litres of water to the boil in a large pan over a high heat and add the salt.`,
      ...(isLast ? [] : [browned]),
      ...(isSimmered
        ? [
            sentence(softened),
            `${aromatic} Add ${the(sauce)} and simmer for ${SAUCE_MINUTES} minutes, until the sauce coats a spoon.`,
            `While the sauce cooks, b${boiled}`,
          ]
        : [`B${boiled}`, `Meanwhile, ${softened} ${aromatic}`]),
      `${tossed}${late.length > 0 ? ` Take it off the heat and stir in ${the(late)}.` : ''}`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: (isLast ? 0 : panMinutes) + lengthOf(stages) + (isSimmered ? SAUCE_MINUTES : 0) + 8,
  };
}

export const PASTA: Template = {
  name: 'pasta',
  course: 'main',
  appliances: ['stovetop'],
  bases: PASTA_SHAPES,
  proteins: only(
    PROTEINS,
    'bacon lardon pork-sausage chicken-breast boneless-chicken-thigh minced-beef minced-pork salmon peeled-prawn tinned-tuna chickpea cannellini-bean feta',
  ),
  vegetables: cookedBy(VEGETABLES, 'fry').filter(
    ({ slug }) => !['bean-sprout', 'bok-choy', 'mangetout', 'sweetcorn', 'carrot'].includes(slug),
  ),
  way: 'fry',
  most: 3,
  always: [
    OIL('olive-oil', 0.75),
    GARLIC,
    { any: ['salt'], per: 0.5, unit: 'tbsp', notes: 'for the pasta water', eaten: 0.1, when: 'early' },
    PEPPER,
  ],
  mostServings: 6,
  seasonings: [
    {
      name: 'tomato',
      country: 'italy',
      title: 'tomato and oregano',
      has: 'tomato',
      lines: [
        { any: ['dried-oregano', 'dried-basil'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['tinned-tomatoes'], per: 0.25, unit: 'can', notes: 'chopped', when: 'sauce' },
      ],
    },
    {
      name: 'lemon-parsley',
      country: 'italy',
      title: 'lemon and parsley',
      lines: [
        {
          any: ['lemon'],
          per: 0.25,
          unit: 'piece',
          notes: 'juice only',
          when: 'late',
        },
        { any: ['parsley'], per: 0.25, unit: 'handful', notes: 'chopped', when: 'late' },
      ],
    },
    {
      name: 'mustard-cream',
      country: 'france',
      title: 'creamy mustard',
      lines: [
        { any: ['dijon-mustard', 'mustard'], said: 'mustard', per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['creme-fraiche', 'sour-cream', 'double-cream'], per: 35, unit: 'g', when: 'late' },
      ],
    },
    // With what every kitchen has.
    { name: 'garlic-oil', country: 'italy', title: 'garlic and oil', lines: [] },
  ],
  write,
};
