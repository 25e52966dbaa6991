import { describe, expect, test } from 'vitest';
import type { ShoppingGroup } from '@larder/domain';
import type { NutritionFacts } from '@larder/domain/model';
import { energyOf } from '../checks/energy.ts';
import { INGREDIENTS } from './index.ts';

/** Figures that look wrong and are not: the foods, and why. */
type Exceptions = readonly (readonly [slugs: string, why: string])[];

const named = (exceptions: Exceptions): ReadonlySet<string> =>
  new Set(exceptions.flatMap(([slugs]) => slugs.split(/\s+/)));

/** The figures of every food, also as 'juice' or 'skinned'. */
const FIGURES = INGREDIENTS.flatMap(({ slug, per100g }) => [
  { slug, facts: per100g },
  ...Object.values(per100g.when ?? {}).map((facts) => ({ slug, facts })),
]);

/** The foods that are not as they should be, except the named ones; and those that are named in vain. */
function unlike(exceptions: Exceptions, isOdd: (facts: NutritionFacts) => boolean): string[] {
  const excepted = named(exceptions);
  const odd = new Set(FIGURES.filter(({ facts }) => isOdd(facts)).map(({ slug }) => slug));
  return [
    ...[...odd].filter((slug) => !excepted.has(slug)),
    ...[...excepted].filter((slug) => !odd.has(slug)).map((slug) => `${slug} is named in vain`),
  ];
}

describe('of every ingredient', () => {
  test('energy comes from protein, carbohydrate, fat, fibre and alcohol', () => {
    const differs = ({ kcal, ...parts }: NutritionFacts) =>
      Math.abs(kcal - energyOf(parts)) > Math.max(12, 0.15 * energyOf(parts));
    const ENERGY: Exceptions = [
      [
        `vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar cider-vinegar rice-vinegar balsamic-vinegar
        coconut-vinegar malt-vinegar chinese-black-vinegar champagne-vinegar white-balsamic-vinegar raspberry-vinegar
        wine-vinegar distilled-vinegar brown-rice-vinegar balsamic-glaze`,
        'acetic acid has energy and is none of these',
      ],
      [
        `chilli-powder cayenne-pepper chilli-flakes gochugaru aleppo-pepper clove ground-clove juniper-berry allspice
        lebanese-seven-spice dried-dill`,
        'the release gives spices the energy of what is digested of them',
      ],
      [
        `cocoa nori dried-wakame edible-seaweed dried-porcini carob-powder wheat-bran bran-cereal
        dried-lime moringa-leaf red-pepper-paste`,
        'what is fibrous or of a mushroom or leaf is digested in part, so its factors are lower',
      ],
      ['baking-powder', 'its carbonates are counted as carbohydrate by difference'],
      ['lecithin', 'its phosphates are counted as fat'],
      ['makhana', 'the release estimates the fibre of lotus seeds, but not its energy'],
    ];
    expect(unlike(ENERGY, differs)).toEqual([]);
  });

  test('sugars and fibre are parts of the carbohydrate, saturates of the fat', () => {
    const PARTS: Exceptions = [
      [
        'cream dried-mango-powder thousand-island-dressing',
        'sugars are analysed, while carbohydrate is what remains of 100 g',
      ],
    ];
    const isMore = ({ sugars = 0, fibre = 0, carbohydrate, saturates = 0, fat }: NutritionFacts) =>
      sugars > carbohydrate + 0.5 || sugars + fibre > carbohydrate + 1 || saturates > fat + 0.01;
    expect(unlike(PARTS, isMore)).toEqual([]);
  });

  test('no more than 100 g is in 100 g', () => {
    const STOCK: Exceptions = [
      [
        'stock-cube chicken-stock-cube vegetable-stock-cube fish-stock-cube',
        'glutamate is counted as protein and its sodium as salt',
      ],
    ];
    const isMore = ({ protein, carbohydrate, fat, alcohol = 0, salt = 0 }: NutritionFacts) =>
      protein + carbohydrate + fat + alcohol + salt > 100.5;
    expect(unlike(STOCK, isMore)).toEqual([]);
  });
});

describe('salt', () => {
  /** Words in the name of what is kept in salt or brine. */
  const KEPT =
    /\b(?:salt(?:ed)?|pickled?|brine|preserved|cured|anchov(?:y|ies)|olives?|capers?|umeboshi|miso|soy sauce)\b/i;
  const SALTLESS: Exceptions = [
    ['pickled-beetroot', 'vinegar and sugar keep it'],
    ['roasted-almond', 'it is lightly salted'],
    ['anchovy-stock', 'the fish was rinsed'],
    ['salt-free-seasoning', 'it is sold for having none'],
    ['olive-oil extra-virgin-olive-oil', 'the salt stays with the olives'],
  ];

  test('is in what is kept in it', () => {
    const bland = INGREDIENTS.filter(({ name, per100g: { salt = 0 } }) => KEPT.test(name) && salt < 0.9);
    expect(bland.map(({ slug }) => slug).toSorted()).toEqual([...named(SALTLESS)].toSorted());
  });
});

describe('a millilitre', () => {
  test('weighs what liquids, powders and leaves do', () => {
    const LIGHT: Exceptions = [
      [
        `kale rocket cavolo-nero coriander-leaf dill vietnamese-coriander dried-fenugreek-leaf bonito-flake popcorn
        makhana`,
        'leaves, flakes, popped corn and seeds lie loosely in a cup',
      ],
    ];
    const odd = INGREDIENTS.filter(
      ({ gramsPerMl }) => gramsPerMl !== null && (gramsPerMl < 0.1 || gramsPerMl > 1.45),
    );
    expect(odd.map(({ slug }) => slug).toSorted()).toEqual([...named(LIGHT)].toSorted());
  });
});

describe('guide prices', () => {
  /** The most that a price is above or below the median of its aisle. */
  const FACTOR = 8;
  const DEAR_OR_CHEAP: Exceptions = [
    ['milk whole-milk semi-skimmed-milk skimmed-milk', 'milk is mostly water'],
    ['water sparkling-water ice salt', 'these cost next to nothing'],
    [
      `dried-porcini dried-mushroom dried-strawberry bonito-flake agar edible-seaweed crystallised-flower matcha`,
      'a kilogram of what is dried was many kilograms',
    ],
    [
      `vanilla-extract vanilla-pod vanilla-powder almond-extract lemon-extract peppermint-extract coconut-extract
      hazelnut-extract orange-extract maple-extract food-flavouring angostura-bitters truffle-oil truffle-paste`,
      'flavours are sold by the drop',
    ],
    [
      'saffron fennel-pollen edible-flower gold-leaf',
      'these are picked or beaten by hand, and weigh nothing',
    ],
    ['truffle morel caviar', 'these are rare'],
  ];

  test('are near those of the same aisle', () => {
    const medians = new Map<ShoppingGroup, number>();
    for (const { category } of INGREDIENTS) {
      if (medians.has(category)) continue;
      const aisle = INGREDIENTS.filter((one) => one.category === category);
      const prices = aisle.map(({ pricePerKg }) => pricePerKg).toSorted((a, b) => a - b);
      medians.set(category, prices[prices.length >> 1] ?? NaN);
    }
    const odd = INGREDIENTS.filter(({ category, pricePerKg }) => {
      const usual = medians.get(category) ?? NaN;
      return pricePerKg > usual * FACTOR || pricePerKg < usual / FACTOR;
    });
    expect(odd.map(({ slug }) => slug).toSorted()).toEqual([...named(DEAR_OR_CHEAP)].toSorted());
  });
});
