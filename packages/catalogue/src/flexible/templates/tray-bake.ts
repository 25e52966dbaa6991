import { ROOTS } from '../foods/bases.ts';
import { PROTEINS } from '../foods/proteins.ts';
import { VEGETABLES } from '../foods/vegetables.ts';
import { stagesOf } from '../stages.ts';
import {
  cookedBy,
  GARLIC,
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
import { listed, sentence, the, them } from '../words.ts';

const POTATO_MINUTES = 40;

function write({ servings, base, protein, vegetables, always, seasoning }: Ingredients): Written {
  const [minutesOfProtein, , done] = protein.food.roast!;
  const stages = stagesOf([
    { part: base, minutes: POTATO_MINUTES },
    { part: protein, minutes: minutesOfProtein },
    ...vegetables.map((part) => ({ part, minutes: minutesBy(part, 'roast') })),
  ]);
  const tray =
    servings > 4 ? 'two large baking trays' : servings > 1 ? 'a large baking tray' : 'a baking tray';
  const last = stages.length - 1;
  const roasts = stages.map(({ parts, minutes }, stage) => {
    const after =
      stage === last ? ` for ${minutes} minutes${stage > 0 ? ' more' : ''}` : ` for ${minutes} minutes`;
    if (stage === 0) {
      const skin =
        parts.includes(protein) && protein.food.slug === 'chicken-thigh' ? ', the chicken skin up' : '';
      return `Turn ${the(parts)} in the oil and spread ${them(parts)} out on ${tray} in one layer${skin}. Roast${after}.`;
    }
    return `Turn ${the(parts)} in what is left in the bowl, put ${them(parts)} among the rest on the tray and roast${after}.`;
  });
  const { early, late } = seasoning;
  return {
    title: titled(
      vegetables,
      ([named]) =>
        `Tray bake of ${listed([titleOf(protein), ...(named ? [titleOf(named)] : []), titleOf(base)])} with ${seasoning.title}`,
    ),
    steps: [
      `Heat the oven to 220 °C. Stir the olive oil with ${the([always['garlic']!, ...early, always['salt']!, always['black-pepper']!])} in a large bowl.`,
      ...roasts,
      `Check that ${done}, and that the point of a knife slides into ${the([base])}; if not, roast everything for 5 minutes more.`,
      late.length > 0
        ? `${sentence(finish(late))} and serve at once.`
        : 'Toss everything once in the juices of the tray and serve at once.',
    ],
    prep: servings > 4 ? 25 : 20,
    cook: POTATO_MINUTES + 5,
  };
}

function finish(late: Ingredients['seasoning']['late']): string {
  const lemons = late.filter(({ line: { ingredient } }) => ingredient === 'lemon');
  const others = late.filter((part) => !lemons.includes(part));
  const squeezed = lemons.length > 0 ? `squeeze ${the(lemons)} over the tray` : '';
  const scattered = others.length > 0 ? `scatter ${the(others)} over the top` : '';
  return [squeezed, scattered].filter(Boolean).join(', ');
}

export const TRAY_BAKE: Template = {
  name: 'tray-bake',
  course: 'main',
  appliances: ['oven'],
  bases: ROOTS,
  proteins: only(
    PROTEINS,
    'chicken-thigh chicken boneless-chicken-thigh chicken-breast pork-sausage salmon cod haddock hake white-fish halloumi tofu chickpea cannellini-bean butter-bean',
  ),
  vegetables: cookedBy(VEGETABLES, 'roast'),
  way: 'roast',
  most: 4,
  always: [OIL('olive-oil', 0.75), GARLIC, SALT, PEPPER],
  mostServings: 6,
  seasonings: [
    {
      name: 'smoked-paprika',
      country: 'spain',
      title: 'smoked paprika',
      lines: [
        { any: ['smoked-paprika', 'sweet-paprika', 'paprika'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['dried-oregano'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['parsley'], per: 0.25, unit: 'handful', notes: 'chopped', when: 'late', isOptional: true },
      ],
    },
    {
      name: 'lemon-thyme',
      country: 'france',
      title: 'lemon and thyme',
      lines: [
        { any: ['dried-thyme'], per: 0.25, unit: 'tsp', when: 'early' },
        { any: ['lemon'], per: 0.25, unit: 'piece', notes: 'halved', when: 'late' },
      ],
    },
    {
      name: 'cumin-coriander',
      country: 'lebanon',
      title: 'cumin and coriander',
      lines: [
        { any: ['ground-cumin'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['ground-coriander'], per: 0.5, unit: 'tsp', when: 'early' },
        { any: ['lemon'], per: 0.25, unit: 'piece', notes: 'halved', when: 'late' },
      ],
    },
    // With what every kitchen has.
    { name: 'garlic', country: 'italy', title: 'garlic', lines: [] },
  ],
  write,
};
