import { LONG_RICE } from '../foods/bases.ts';
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
  titled,
  titleOf,
  type Ingredients,
  type Template,
  type Written,
} from '../template.ts';
import { listed, minutes, sentence, the, them, water } from '../words.ts';

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const stages = stagesOf(vegetables.map((part) => ({ part, minutes: minutesBy(part, 'fry') })));
  const { early, sauce, late } = seasoning;
  const isEgg = protein.food.manner === 'egg';
  const [panMinutes, , done] = protein.food.pan ?? [1, '', ''];
  const oil = the([always['vegetable-oil']!]);
  const egg = `Heat half of ${oil} in a wok or a large frying pan over a high heat. Beat ${the([protein])}, pour ${them([protein])} in and stir for 1 minute, until just set. Tip onto a plate.`;
  const browned = `Heat half of ${oil} in a wok or a large frying pan over a high heat. Fry ${the([protein])} for ${minutes(panMinutes)}, stirring now and then, until ${done}. Tip onto a plate.`;
  const fried = stages.map(({ parts, minutes: time }, stage) =>
    stage === 0
      ? `Heat the rest of ${oil} in the pan and stir-fry ${byHandfuls(parts, the(parts))} for ${minutes(time)}`
      : `add ${byHandfuls(parts, the(parts))} and stir-fry for ${minutes(time)} more`,
  );
  const aromatics = [always['garlic']!, ...early];
  return {
    title: titled(
      vegetables,
      (named) =>
        `${sentence(seasoning.title)} fried rice with ${listed([titleOf(protein), ...named.map(titleOf)])}`,
    ),
    steps: [
      `Rinse ${the([base])} in a sieve. Bring it to the boil in a saucepan with ${water(base.grams * 1.9)} of water, cover and cook over a low heat for 11 minutes, until the water is gone. Spread it out on a tray and let it steam dry for 10 minutes: it fries better cool.`,
      isEgg ? egg : browned,
      `${fried.join('; ')}, until tender but still bright.`,
      `Stir in ${the(aromatics)}; after 1 minute add ${the([base])} and fry for 3 minutes, breaking up the lumps, until every grain is steaming hot.`,
      `Put ${the([protein])} back, add ${the(sauce)} and toss for 1 minute.${late.length > 0 ? ` Scatter ${the(late)} over the top.` : ''} Serve at once.`,
    ],
    prep: 15 + (servings > 4 ? 5 : 0),
    cook: 15 + panMinutes + lengthOf(stages) + 6,
  };
}

export const FRIED_RICE: Template = {
  name: 'fried-rice',
  course: 'main',
  appliances: ['stovetop'],
  bases: LONG_RICE,
  proteins: only(
    PROTEINS,
    'egg chicken-breast boneless-chicken-thigh turkey-breast pork-loin minced-pork minced-chicken minced-turkey peeled-prawn tofu',
  ),
  vegetables: cookedBy(VEGETABLES, 'fry').filter(({ kin = '' }) => kin !== 'tomato'),
  way: 'fry',
  most: 4,
  always: [OIL('vegetable-oil', 0.75), GARLIC],
  mostServings: 4,
  seasonings: [
    {
      name: 'soy-ginger',
      country: 'china',
      title: 'soy and ginger',
      lines: [
        { any: ['ginger'], per: 5, unit: 'g', notes: 'peeled, finely chopped', when: 'early' },
        { any: ['soy-sauce', 'tamari'], per: 0.75, unit: 'tbsp', when: 'sauce' },
        {
          any: ['spring-onion'],
          per: 1,
          unit: 'stalk',
          notes: 'in thin rings',
          when: 'late',
          isOptional: true,
        },
      ],
    },
    {
      name: 'gochujang-sesame',
      country: 'korea',
      title: 'gochujang',
      lines: [
        { any: ['gochujang'], per: 0.5, unit: 'tbsp', when: 'sauce' },
        { any: ['soy-sauce', 'tamari'], per: 0.5, unit: 'tbsp', when: 'sauce' },
        { any: ['sesame-oil'], per: 0.5, unit: 'tsp', when: 'sauce', isOptional: true },
      ],
    },
    {
      name: 'lime-fish-sauce',
      country: 'thailand',
      title: 'lime and fish sauce',
      lines: [
        { any: ['fish-sauce'], per: 0.75, unit: 'tbsp', when: 'sauce' },
        { any: ['lime'], per: 0.25, unit: 'piece', notes: 'juice only', when: 'sauce' },
        { any: ['sugar'], per: 0.25, unit: 'tsp', when: 'sauce' },
        {
          any: ['coriander-leaf'],
          said: 'coriander',
          per: 0.25,
          unit: 'handful',
          notes: 'chopped',
          when: 'late',
          isOptional: true,
        },
      ],
    },
  ],
  write,
};
