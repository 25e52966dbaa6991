import { describe, expect, test } from 'vitest';
import { fromSchemaOrg } from './index.ts';
import { read, recipe } from '../testing/schema-org-recipe.ts';

describe('the card', () => {
  test('has everything that it can show', () => {
    const { card } = read({
      alternateName: 'Lentils with spiced butter',
      url: 'https://example.com/dal',
      image: ['https://example.com/dal.jpg', 'https://example.com/dal-small.jpg'],
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      totalTime: 'PT1H10M',
      recipeYield: ['4', '4 servings'],
      recipeCuisine: 'Indian',
      recipeIngredient: ['250 g red lentils', 'salt'],
      suitableForDiet: 'https://schema.org/VeganDiet',
    });
    expect(card).toEqual({
      href: 'https://example.com/dal',
      title: 'Dal Tadka',
      subtitle: 'Lentils with spiced butter',
      picture: { src: 'https://example.com/dal.jpg' },
      country: 'india',
      dietary: { vegan: true, vegetarian: true },
      totalTime: 70,
      waitingTime: 30,
      ingredientCount: 2,
      servings: 4,
    });
  });

  test('says nothing that the recipe does not', () => {
    const { card } = read();
    expect(card).toMatchObject({ href: '#', picture: null, country: null, ingredientCount: 0 });
    expect(card.totalTime).toBeUndefined();
    expect(card.waitingTime).toBeUndefined();
    expect(card.servings).toBeUndefined();
    expect(card.dietary).toEqual({ vegan: false, vegetarian: false });
  });

  test.each([
    ['PT45M', 45],
    ['PT1H30M', 90],
    ['P0DT0H20M', 20],
    ['P1DT2H', 1560],
    ['PT5400S', 90],
    ['pt15m', 15],
    ['PT1.5H', 90],
    ['1 hr 20 min', 80],
    ['45 minutes', 45],
    ['1h30', 90],
    ['1 hour and 20 minutes', 80],
    ['1 hour, 20 minutes', 80],
    ['2 hours', 120],
    ['1:30', 90],
    ['01:30:00', 90],
    ['90', 90],
    [90, 90],
    [{ '@type': 'Duration', maxValue: 'PT1H', minValue: 'PT45M' }, 60],
    ['PT', undefined],
    ['PT0M', undefined],
    ['a while', undefined],
    ['-PT5M', undefined],
  ])('a total time of %j is %s minutes', (totalTime, minutes) => {
    expect(read({ totalTime }).card.totalTime).toBe(minutes);
  });

  test('adds up preparing and cooking without a total', () => {
    const { card } = read({ prepTime: 'PT15M', cookTime: 'PT40M' });
    expect([card.totalTime, card.waitingTime]).toEqual([55, undefined]);
    expect(read({ prepTime: 'PT15M', totalTime: 'PT2H' }).card.waitingTime).toBeUndefined();
  });

  // The same cases are in the tests of the server's reader, `tests/import/schema/fields.test.ts`: both agree on them.
  test.each([
    [4, 4],
    ['Serves 4-6', 4],
    ['4 to 6', 4],
    ['6 people', 6],
    [['4', '4 servings'], 4],
    [['1 loaf', '8 portions'], 8],
    ['Makes 12 cookies, 4 servings', 4],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'servings' }, 2],
    [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
    [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitText: 'people' }, 4],
    ['24 cookies', undefined],
    ['a crowd', undefined],
    ['0', undefined],
    ['1 loaf (serves 10)', 10],
    ['1 9-inch pie, serves 8', 8],
    ['Servings: 6', 6],
    ['Porciones: 4', 4],
    ['Personen: 4', 4],
    ['8 large portions', 8],
    ['4 servings, 12 cookies', 4],
    [['24', '24 cookies'], undefined],
    [['24 cookies', '6'], 6],
  ])('a yield of %j is %s servings', (recipeYield, servings) => {
    expect(read({ recipeYield }).card.servings).toBe(servings);
    expect(read({ recipeYield }).ingredientList.servings).toBe(servings);
  });

  test.each([
    [{ '@type': 'ImageObject', url: 'https://example.com/a.jpg', width: 800, height: '600' }, 800],
    [[{ contentUrl: '/a.jpg' }], undefined],
    ['/a.jpg', undefined],
  ])('the picture of %j', (image, width) => {
    const found = fromSchemaOrg(recipe({ image }), { url: 'https://example.com/dal' });
    expect(found?.card.picture).toEqual({
      src: 'https://example.com/a.jpg',
      ...(width && { width, height: 600 }),
    });
    expect(found?.card.href).toBe('https://example.com/dal');
  });

  const page = 'https://example.com/dal';
  const inGraph = (image: unknown, ...others: object[]) =>
    fromSchemaOrg({ '@graph': [recipe({ image }), ...others] }, { url: page })?.card.picture;

  test('the picture that an id refers to', () => {
    const node = { '@id': `${page}#image`, '@type': 'ImageObject', url: '/a.jpg', width: 800, height: 600 };
    const wanted = { src: 'https://example.com/a.jpg', width: 800, height: 600 };
    expect(inGraph({ '@id': `${page}#image` }, { '@type': 'WebPage', image: node })).toEqual(wanted);
    expect(inGraph([{ '@type': 'ImageObject', '@id': `${page}#image` }], node)).toEqual(wanted);
  });

  test('no picture of an id that refers to nothing: it is the address of a page', () => {
    const loop: Record<string, unknown> = { '@type': 'WebPage' };
    loop['hasPart'] = loop;
    expect(inGraph({ '@id': `${page}#image` }, loop)).toBeNull();
  });

  test('the size is that of the picture that was taken', () => {
    const other = { url: 'data:,', width: 1, height: 1 };
    expect(inGraph([other, 'https://example.com/b.jpg'])).toEqual({ src: 'https://example.com/b.jpg' });
    expect(inGraph(['/a.jpg', { url: '/b.jpg', width: 8, height: 6 }])).toEqual({
      src: 'https://example.com/a.jpg',
    });
  });

  test('the first that has a text counts', () => {
    const { card } = read({ name: 'Dal', performTime: 'PT10M', cookTime: '', recipeYield: '', yield: '4' });
    expect([card.totalTime, card.servings]).toEqual([10, 4]);
    expect(fromSchemaOrg(recipe({ name: ' ', headline: 'Dal' }))?.card.title).toBe('Dal');
    expect(inGraph({ contentUrl: '', url: '/a.jpg' })?.src).toBe('https://example.com/a.jpg');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://me:secret@example.com/',
    '/dal',
    '#recipe',
  ])('no link to %s', (url) => {
    const found = read({ url, image: url });
    expect([found.card.href, found.card.picture]).toEqual(['#', null]);
    expect(found.instructionSteps.sourceUrl).toBeNull();
  });

  test.each([
    ['Italian', 'italy'],
    [['Fusion', 'Korean'], 'korea'],
    ['French, Provençal', 'france'],
    ['Atlantean', null],
  ])('a cuisine of %j has the flag of %s', (recipeCuisine, country) => {
    expect(read({ recipeCuisine }).card.country).toBe(country);
  });
});
