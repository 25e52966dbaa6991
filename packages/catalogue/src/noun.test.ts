import { convertQuantity, isPluralName, sayAmountOf, UNITS, type Unit } from '@larder/domain';
import { nounBeside } from '@larder/domain/model';
import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from './catalogue.ts';

const AMOUNTS = [0.25, 1 / 3, 0.5, 1, 1.5, 2, 3, 12, 250, 999, 1000, 1250, 2500];
const COUNTED = (unit: Unit) => !['weight', 'volume'].includes(UNITS[unit].kind);

const say = (slug: string, quantity: number, unit: Unit) =>
  sayAmountOf({ quantity, unit }, nounBeside(INGREDIENT_INDEX.require(slug), quantity, unit));

test.each([
  ['egg', 2, 'piece', '2 eggs'],
  ['egg', 1, 'piece', '1 egg'],
  ['onion', 0.5, 'piece', '½ onion'],
  ['onion', 1.5, 'piece', '1½ onions'],
  ['onion', 500, 'g', '500 g of onions'],
  ['onion', 2, 'slice', '2 slices of onion'],
  ['cauliflower', 1, 'head', '1 head of cauliflower'],
  ['cauliflower', 2, 'head', '2 heads of cauliflower'],
  ['cauliflower', 2, 'piece', '2 cauliflowers'],
  ['cauliflower', 500, 'g', '500 g of cauliflower'],
  ['spring-onion', 1, 'piece', '1 spring onion'],
  ['spring-onion', 1, 'stalk', '1 stalk of spring onion'],
  ['strawberry', 1, 'piece', '1 strawberry'],
  ['cherry-tomato', 0.5, 'piece', '½ cherry tomato'],
  ['radish', 1, 'piece', '1 radish'],
  ['shiitake', 1, 'piece', '1 shiitake mushroom'],
  ['mushroom', 2, 'slice', '2 slices of mushroom'],
  ['asparagus', 1, 'stalk', '1 stalk of asparagus'],
  ['chicory', 1, 'piece', '1 head of chicory'],
  ['fennel', 1, 'piece', '1 fennel bulb'],
  ['chicory', 2, 'head', '2 heads of chicory'],
  ['chicory', 2, 'piece', '2 heads of chicory'],
  ['chicory', 1000, 'g', '1 kg of chicory'],
  ['fennel', 1, 'head', '1 head of fennel'],
  ['fennel', 2, 'piece', '2 fennel bulbs'],
  ['fennel', 250, 'g', '250 g of fennel'],
  ['garlic', 3, 'clove', '3 cloves of garlic'],
  ['bay-leaf', 1, 'leaf', '1 bay leaf'],
  ['bay-leaf', 2, 'leaf', '2 bay leaves'],
  ['curry-leaf', 12, 'leaf', '12 curry leaves'],
  ['curry-leaf', 1, 'leaf', '1 curry leaf'],
  ['curry-leaf', 1, 'sprig', '1 sprig of curry leaves'],
  ['lasagne-sheet', 1, 'sheet', '1 lasagne sheet'],
  ['lasagne-sheet', 12, 'sheet', '12 lasagne sheets'],
  ['tinned-tomatoes', 1, 'can', '1 can of tomatoes'],
  ['tinned-tomatoes', 400, 'g', '400 g of tinned tomatoes'],
  ['spinach', 3, 'bunch', '3 bunches of spinach'],
  ['plain-flour', 1000, 'g', '1 kg of plain flour'],
  ['milk', 1500, 'ml', '1.5 l of milk'],
  ['strawberry', 1, 'handful', '1 handful of strawberries'],
  ['anchovy', 1, 'jar', '1 jar of anchovies'],
] as const)('%s: %d %s is %s', (slug, quantity, unit, said) => expect(say(slug, quantity, unit)).toBe(said));

test('every ingredient reads correctly in each of its units [MATCH-18]', () => {
  const faults: string[] = [];
  for (const { slug, name, plural, gramsPer, gramsPerMl } of CATALOGUE.ingredients) {
    const volumes: Unit[] = gramsPerMl === null ? [] : ['ml', 'l', 'tsp', 'tbsp', 'cup'];
    const units = [...(Object.keys(gramsPer) as Unit[]), 'g', 'kg', ...volumes] as Unit[];
    for (const unit of units) {
      for (const quantity of AMOUNTS) {
        const said = say(slug, quantity, unit);
        const words = said.toLowerCase().split(' ');
        const isTwice = words.some((word, at) => at > 0 && stem(word) === stem(words[at - 1] ?? ''));
        const isTwiceUnit =
          COUNTED(unit) &&
          unit !== 'piece' &&
          words.filter((word) => word === unit || word === UNITS[unit].plural).length > 1;
        const isOneOfMany =
          quantity <= 1 && COUNTED(unit) && unit !== 'piece' && words.includes(UNITS[unit].plural);
        const isManyInOne = quantity <= 1 && unit === 'piece' && isPluralName(said);
        const isManyOfOne = quantity > 1 && unit === 'piece' && name !== plural && !said.endsWith(plural);
        const isLarge = (unit === 'g' || unit === 'ml') && quantity >= 1000 && !/^[\d.]+ (kg|l) /.test(said);
        if (
          /\.\d{3}/.test(said) ||
          isTwice ||
          isTwiceUnit ||
          isOneOfMany ||
          isManyInOne ||
          isManyOfOne ||
          isLarge
        )
          faults.push(said);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('a thousand grams read as a kilogram', () => {
  for (const quantity of [1000, 1250, 2500]) {
    const kilograms = convertQuantity(quantity, 'g', 'kg');
    expect(say('potato', quantity, 'g')).toBe(say('potato', kilograms, 'kg'));
  }
});

const stem = (word: string): string => word.replace(/ves$/, 'f').replace(/e?s$/, '');
