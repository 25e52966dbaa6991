import type { Unit } from '@larder/domain';
import type { Vegetable } from './food.ts';

type Ways = Vegetable['ways'];

/** Grams a serving. A small leftover goes in whole, along with others. */
const USUAL = [25, 90, 170] as const;

const counted = (slug: string, one: string, many: string, ways: Ways, kin?: string): Vegetable => ({
  slug,
  one,
  many,
  unit: 'piece',
  grams: USUAL,
  ways,
  ...(kin !== undefined && { kin }),
});

/** A weighed vegetable; countable if `many` is given. */
const weighed = (
  slug: string,
  words: readonly [one: string, many?: string],
  ways: Ways,
  kin?: string,
  unit: Unit = 'g',
): Vegetable => ({
  slug,
  one: words[0],
  ...(words[1] !== undefined && { many: words[1] }),
  unit,
  grams: USUAL,
  ways,
  ...(kin !== undefined && { kin }),
});

const PEPPER: Ways = {
  roast: [26, 'seeded, in 3 cm pieces'],
  fry: [6, 'seeded, in thin strips'],
  simmer: [9, 'seeded, in 2 cm pieces'],
  raw: [0, 'seeded, in small dice'],
};
const MUSHROOMS: Ways = { roast: [26, 'halved'], fry: [7, 'sliced'], simmer: [9, 'quartered'] };
const CABBAGE: Ways = {
  fry: [4, 'cored, finely shredded'],
  simmer: [14, 'cored, shredded'],
  raw: [0, 'cored, finely shredded'],
};
const LEAVES: Ways = { fry: [2, 'washed, coarsely chopped'], simmer: [3, 'washed, coarsely chopped'] };
const TENDER: Ways = { fry: [3], simmer: [4] };

/** The vegetables of flexible dinners, and how each is cut for the way it is cooked. */
export const VEGETABLES: readonly Vegetable[] = [
  counted('carrot', 'carrot', 'carrots', {
    roast: [40, 'peeled, in batons as thick as a finger'],
    fry: [6, 'peeled, in thin half-moons'],
    simmer: [14, 'peeled, in 1 cm slices'],
    raw: [0, 'peeled, coarsely grated'],
  }),
  counted('red-onion', 'red onion', 'red onions', { roast: [40, 'in 2 cm wedges'] }, 'onion'),
  counted('onion', 'onion', 'onions', { roast: [40, 'in 2 cm wedges'] }, 'onion'),
  counted('parsnip', 'parsnip', 'parsnips', {
    roast: [40, 'peeled, in batons as thick as a finger'],
    simmer: [14, 'peeled, in 1 cm dice'],
  }),
  counted('beetroot', 'beetroot', 'beetroots', {
    roast: [40, 'peeled, in 2 cm wedges'],
    raw: [0, 'peeled, coarsely grated'],
  }),
  counted(
    'fennel',
    'fennel',
    'fennel',
    {
      roast: [40, 'in 2 cm wedges'],
      fry: [6, 'thinly sliced'],
      simmer: [14, 'in 1 cm slices'],
      raw: [0, 'very thinly sliced'],
    },
    'fennel',
  ),
  counted('courgette', 'courgette', 'courgettes', {
    roast: [26, 'in 3 cm chunks'],
    fry: [6, 'halved lengthways, in thin slices'],
    simmer: [9, 'in 2 cm chunks'],
  }),
  counted('red-bell-pepper', 'red pepper', 'red peppers', PEPPER, 'pepper'),
  counted('yellow-bell-pepper', 'yellow pepper', 'yellow peppers', PEPPER, 'pepper'),
  counted('green-bell-pepper', 'green pepper', 'green peppers', PEPPER, 'pepper'),
  counted('bell-pepper', 'bell pepper', 'bell peppers', PEPPER, 'pepper'),
  counted('aubergine', 'aubergine', 'aubergines', {
    roast: [40, 'in 3 cm chunks'],
    simmer: [14, 'in 2 cm chunks'],
  }),
  counted(
    'tomato',
    'tomato',
    'tomatoes',
    {
      roast: [14, 'quartered'],
      fry: [4, 'in 1 cm dice'],
      simmer: [9, 'in 2 cm chunks'],
      raw: [0, 'in wedges'],
    },
    'tomato',
  ),
  weighed(
    'cherry-tomato',
    ['cherry tomatoes', 'cherry tomatoes'],
    { roast: [14, 'left whole'], fry: [4, 'halved'], simmer: [4, 'halved'], raw: [0, 'halved'] },
    'tomato',
  ),
  { ...counted('cucumber', 'cucumber', 'cucumbers', { raw: [0, 'in 1 cm dice'] }), title: 'cucumber' },
  counted('leek', 'leek', 'leeks', {
    roast: [26, 'in 3 cm lengths, rinsed'],
    fry: [6, 'in thin rings, rinsed'],
    simmer: [9, 'in 1 cm rings, rinsed'],
  }),
  weighed('broccoli', ['broccoli'], {
    roast: [14, 'in small florets'],
    fry: [6, 'in very small florets'],
    simmer: [9, 'in small florets'],
  }),
  weighed('cauliflower', ['cauliflower'], {
    roast: [26, 'in 4 cm florets'],
    simmer: [14, 'in small florets'],
  }),
  weighed('green-bean', ['green beans', 'green beans'], {
    fry: [6, 'topped, in 2 cm lengths'],
    simmer: [9, 'topped, in 3 cm lengths'],
  }),
  weighed('asparagus', ['asparagus'], {
    roast: [14, 'woody ends snapped off'],
    fry: [4, 'in 3 cm lengths'],
    simmer: [4, 'in 3 cm lengths'],
  }),
  weighed('mangetout', ['mangetouts', 'mangetouts'], TENDER),
  weighed('pea', ['peas', 'peas'], TENDER),
  weighed('sweetcorn', ['sweetcorn'], TENDER),
  weighed('bean-sprout', ['bean sprouts', 'bean sprouts'], { fry: [2, 'rinsed'] }),
  counted('bok-choy', 'pak choi', 'pak choi', {
    fry: [4, 'in 2 cm strips'],
    simmer: [4, 'in 2 cm strips'],
  }),
  weighed('mushroom', ['mushrooms', 'mushrooms'], MUSHROOMS, 'mushroom'),
  weighed('button-mushroom', ['button mushrooms', 'button mushrooms'], MUSHROOMS, 'mushroom'),
  weighed('chestnut-mushroom', ['chestnut mushrooms', 'chestnut mushrooms'], MUSHROOMS, 'mushroom'),
  weighed('spinach', ['spinach'], LEAVES, 'leaves'),
  weighed('chard', ['chard'], LEAVES, 'leaves'),
  weighed(
    'kale',
    ['kale'],
    { fry: [4, 'stalks removed, finely shredded'], simmer: [9, 'stalks removed, shredded'] },
    'leaves',
  ),
  weighed('white-cabbage', ['white cabbage'], CABBAGE, 'cabbage'),
  weighed('savoy-cabbage', ['savoy cabbage'], CABBAGE, 'cabbage'),
  weighed('red-cabbage', ['red cabbage'], { raw: [0, 'cored, finely shredded'] }, 'cabbage'),
  weighed('butternut-squash', ['butternut squash'], {
    roast: [40, 'peeled, seeded, in 2 cm dice'],
    simmer: [14, 'peeled, seeded, in 2 cm dice'],
  }),
  weighed('lettuce', ['lettuce'], { raw: [0, 'torn'] }, 'lettuce'),
];
