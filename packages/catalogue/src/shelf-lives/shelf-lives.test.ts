import { proposeExpiry, STORAGE_PLACES } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { DATA } from '../data/data.ts';
import { shelfLifeOf } from './shelf-life-of.ts';
import { SHELF_LIVES } from './table.ts';

const slugs = CATALOGUE.ingredients.map(({ slug }) => slug);
const listed = DATA.shelfLives.flatMap(({ of }) => of);

describe('the table of shelf lives', () => {
  test('has every ingredient of the catalogue once, and nothing else [BATCH-08]', () => {
    expect(slugs.filter((slug) => !listed.includes(slug))).toEqual([]);
    expect(listed.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(listed.filter((slug, index) => listed.indexOf(slug) !== index)).toEqual([]);
  });

  test('has figures for the usual place, and no opened packet that outlasts an unopened one', () => {
    const faults = [...SHELF_LIVES].flatMap(([slug, life]) => {
      const places = STORAGE_PLACES.flatMap((place) => life[place] ?? []);
      const isForever = (days: number | null) => days === null;
      return [
        ...(life[life.usual] === null ? [`${slug} has no figures for where it is usually kept`] : []),
        ...places.flatMap(({ unopened, opened }) =>
          (isForever(opened) && !isForever(unopened)) || (opened ?? 0) > (unopened ?? Infinity)
            ? [`${slug} keeps longer once it is open`]
            : [],
        ),
        ...places.flatMap(({ unopened, opened }) =>
          [unopened, opened].some((days) => days !== null && (!Number.isInteger(days) || days < 1))
            ? [`${slug} keeps for no whole number of days`]
            : [],
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('names a source for every figure', () => {
    expect(DATA.shelfLives.filter(({ source }) => source.trim() === '')).toEqual([]);
    const own = DATA.shelfLives.filter(({ source }) => !source.startsWith('FK '));
    expect(own.flatMap(({ of }) => of).toSorted()).toEqual([
      'beer',
      'chestnut',
      'chocolate-ice-cream',
      'cider',
      'dark-beer',
      'fresh-yeast',
      'fruit-ice-cream',
      'ice',
      'ice-cream-treat',
      'ice-lolly',
      'sorbet',
      'sourdough-starter',
      'strawberry-ice-cream',
      'vanilla-ice-cream',
      'water',
      'whipped-topping',
    ]);
  });

  test('keeps raw meat, poultry and fish at most three days in the fridge, and never in a cupboard', () => {
    const raw = CATALOGUE.ingredients.filter(
      ({ animals, category }) =>
        category === 'Proteins' &&
        animals.some((one) => ['poultry', 'red-meat', 'lamb', 'goat', 'pork', 'fish'].includes(one)),
    );
    const cured =
      /bacon|lardon|pancetta|guanciale|ham|prosciutto|confit|chorizo|chinese-sausage|salami|frankfurter|andouille|black-pudding|spam|tinned|smoked|dried|anchovy|sardine|snail|salted|cake|salt-cod|gravlax|caviar|roe|corned|jerky|gammon|speck|mortadella|saucisson|salt-pork|rind|roast|pate|cooked|garlic-sausage|haggis|kielbasa|nduja|bologna|bresaola|pickled|kipper|salt-beef|clam-juice|stock|fat|suet|kabayaki/;
    const fresh = raw.filter(({ slug }) => !cured.test(slug));
    expect(fresh.length).toBeGreaterThan(50);
    for (const { slug } of fresh) {
      const { usual, fridge, cupboard } = SHELF_LIVES.get(slug)!;
      expect({ slug, usual, cupboard, days: Math.min(3, fridge?.unopened ?? 99) }).toEqual({
        slug,
        usual: 'fridge',
        cupboard: null,
        days: fridge?.unopened,
      });
    }
  });
});

test.each([
  ['chicken-breast', {}, '2030-05-08'],
  ['chicken-breast', { storage: 'freezer' }, '2031-01-31'],
  ['minced-beef', {}, '2030-05-08'],
  ['beef-sirloin', {}, '2030-05-09'],
  ['milk', {}, '2030-05-13'],
  ['egg', {}, '2030-05-27'],
  ['spinach', {}, '2030-05-11'],
  ['tinned-tomatoes', {}, '2031-10-28'],
  ['tinned-tomatoes', { storage: 'fridge', opened: true }, '2030-05-11'],
  ['ketchup', { storage: 'fridge', opened: true }, '2030-11-02'],
  ['salt', {}, null],
  ['white-wine-vinegar', { opened: true }, null],
  ['ice', {}, null],
  ['cocoa', {}, null],
  ['cocoa', { opened: true }, '2031-05-06'],
] as const)('%s %o should be used by %s', (slug, keeping, day) => {
  const life = SHELF_LIVES.get(slug)!;
  expect(proposeExpiry(life, { storage: life.usual, opened: false, ...keeping }, '2030-05-06')).toBe(day);
});

test('an ingredient not in the table gets a place and no date', () => {
  const life = shelfLifeOf({ slug: 'moon-cheese', category: 'Dairy' });
  expect(life.usual).toBe('fridge');
  expect(proposeExpiry(life, { storage: 'fridge', opened: false }, '2030-05-06')).toBeNull();
  expect(shelfLifeOf({ slug: 'moon-dust', category: 'Other' }).usual).toBe('cupboard');
});
