import { TORTILLAS } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { lengthOf, stagesOf } from '../stages.ts';
import {
  byHandfuls,
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
import { listed, minutes, sentence, the, them } from '../words.ts';

function write({ base, protein, vegetables, always, seasoning, servings }: Ingredients): Written {
  const { early, late } = seasoning;
  const [panMinutes, , done] = protein.food.pan!;
  const isSea = protein.food.manner === 'sea';
  const oil = the([always['vegetable-oil']!]);
  const stages = stagesOf([
    { part: always['onion']!, minutes: 6 },
    ...vegetables.map((part) => ({ part, minutes: minutesBy(part, 'fry') })),
  ]);
  const filling = stages.map(({ parts, minutes: time }, stage) =>
    stage === 0
      ? `fry ${the(parts)} for ${minutes(time)}`
      : `add ${byHandfuls(parts, the(parts))} and fry for ${minutes(time)}`,
  );
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(seasoning.title)} tacos with ${listed([titleOf(protein), ...named.map(titleOf)])}`,
    ),
    steps: [
      `Heat half of ${oil} in a large frying pan over a medium-high heat. Fry ${the([protein])} for ${minutes(panMinutes)}, ${isSea ? 'turning once' : 'stirring now and then'}, until ${done}. Tip onto a plate.`,
      `Heat the rest of ${oil} in the pan and ${filling.join('; ')}, until soft and brown at the edges.`,
      `Stir in ${the([always['garlic']!, ...early, always['salt']!])} and fry for 1 minute, until fragrant. Fold in ${the([protein])} and heat ${them([protein])} through for 1 minute.`,
      `Warm ${the([base])} one at a time in a dry frying pan over a high heat, 30 seconds on each side, until soft and spotted with brown, and keep them under a cloth.`,
      `Fill ${the([base])} at the table${late.length > 0 ? `, with ${the(late)} ${late.length === 1 && late[0]!.line.unit === 'piece' ? 'squeezed over' : 'on top'}` : ''}.`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: panMinutes + lengthOf(stages) + 8,
  };
}

export const TACOS: Template = {
  name: 'tacos',
  course: 'main',
  appliances: ['stovetop'],
  bases: TORTILLAS,
  proteins: only(
    PROTEINS,
    'minced-beef minced-pork minced-turkey minced-chicken chicken-breast boneless-chicken-thigh turkey-breast pork-loin cod haddock hake white-fish peeled-prawn tofu black-bean kidney-bean',
  ),
  vegetables: cookedBy(VEGETABLES, 'fry').filter(
    ({ slug }) =>
      !['bean-sprout', 'bok-choy', 'mangetout', 'asparagus', 'pea', 'fennel', 'broccoli'].includes(slug),
  ),
  way: 'fry',
  most: 3,
  always: [OIL('vegetable-oil', 0.5), ONION, GARLIC, SALT],
  mostServings: 6,
  seasonings: [
    {
      name: 'cumin-lime',
      country: 'mexico',
      title: 'cumin and lime',
      lines: [
        { any: ['ground-cumin'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['dried-oregano'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['lime', 'lemon'], per: 0.25, unit: 'piece', notes: 'in wedges', when: 'late' },
      ],
    },
    {
      name: 'chipotle',
      country: 'mexico',
      title: 'chipotle',
      lines: [
        {
          any: ['chipotle-in-adobo'],
          said: 'chipotles',
          per: 0.5,
          unit: 'tsp',
          notes: 'finely chopped',
          when: 'early',
        },
        { any: ['ground-cumin'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['lime', 'lemon'], per: 0.25, unit: 'piece', notes: 'in wedges', when: 'late' },
      ],
    },
    {
      name: 'paprika-coriander',
      country: 'mexico',
      title: 'paprika and coriander',
      lines: [
        { any: ['smoked-paprika', 'sweet-paprika', 'paprika'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['ground-cumin'], per: 0.25, unit: 'tsp', when: 'early' },
        {
          any: ['coriander-leaf'],
          said: 'coriander',
          per: 0.25,
          unit: 'handful',
          notes: 'chopped',
          when: 'late',
        },
      ],
    },
  ],
  write,
};
