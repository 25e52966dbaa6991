import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { drawDishAlone, drawPicture, type PictureSpec } from './picture.ts';
import { around, scatter, spots } from './toppings/arrange.ts';

const soup: PictureSpec = {
  ground: { pattern: 'azulejo', motif: 'star', base: '#f0e4cb', print: '#3e6c93' },
  vessel: { kind: 'clay-dish', x: 400, y: 300, radius: 240, rim: '#a9512c', well: '#7e351a' },
  layers: [{ kind: 'soup', tones: ['#c2371a', '#e4622e'], texture: 'coarse' }],
  toppings: [
    { kind: 'cilantro', place: scatter(12, { to: 0.8 }) },
    { kind: 'prawn', place: around(5, 0.6) },
    { kind: 'wedge', fruit: 'lime', place: spots([0.5, 0.5, 30]) },
  ],
  sides: [{ kind: 'fork', x: 90, y: 300 }],
};

const board: PictureSpec = {
  ground: { pattern: 'bojagi', motif: 'patchwork', base: '#2f6a63', print: '#17433f' },
  vessel: { kind: 'baking-dish', x: 400, y: 300, rx: 280, ry: 190, rim: '#f4ead8', well: '#e8d3a2' },
  layers: [
    { kind: 'rolls', count: 4, tone: '#e9bf70' },
    { kind: 'gratin', tone: '#f2d79a' },
  ],
};

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const references = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);

describe.each([
  { name: 'a round dish on tiles', spec: soup },
  { name: 'a baking dish on patchwork', spec: board },
])('$name', ({ spec }) => {
  const svg = drawPicture(spec, 'seed', 'here');

  test('is a standalone picture of 800 by 600', () => {
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 600" width="800" height="600">/,
    );
  });

  test('is deterministic, and varies with the seed', () => {
    expect(drawPicture(spec, 'seed', 'here')).toBe(svg);
    expect(drawPicture(spec, 'other', 'here')).not.toBe(svg);
  });

  test('has unique ids of its own, and refers to no others', () => {
    const own = ids(svg);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((id) => !id?.startsWith('here-'))).toEqual([]);
    expect(references(svg).filter((id) => !own.includes(id))).toEqual([]);
  });

  test('shares no id with a picture with another prefix', () => {
    const others = new Set(ids(drawPicture(spec, 'seed', 'there')));
    expect(ids(svg).filter((id) => others.has(id))).toEqual([]);
  });
});

test('a dish alone is cropped square to its vessel and has no background', () => {
  const dish = {
    vessel: { kind: 'bowl', x: 400, y: 300, radius: 200, rim: '#ffffff', well: '#eeeeee' },
    layers: [],
  } as const;
  const svg = drawDishAlone(dish, 'seed');
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('viewBox="128 28 544 544" width="800" height="800"');
  expect(svg).not.toContain('M0 0H800V600');
});

test('a close picture shows part of the table in the same size, without the sides out of view', () => {
  const svg = drawPicture({ ...soup, close: 'top-right' }, 'seed', 'here');
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('viewBox="175 37 576 432" width="800" height="600"');
  const { sides: _fork, ...bare } = soup;
  expect(svg).toBe(drawPicture({ ...bare, close: 'top-right' }, 'seed', 'here'));
});

test('steam rises off a hot dish only', () => {
  const hot = drawPicture({ ...soup, steam: true }, 'seed');
  expect(XMLValidator.validate(hot)).toBe(true);
  expect(hot.length).toBeGreaterThan(drawPicture(soup, 'seed').length);
});

test('a misspelled part does not compile', () => {
  expectTypeOf<'soup'>().toExtend<PictureSpec['layers'][number]['kind']>();
  expectTypeOf<'sup'>().not.toExtend<PictureSpec['layers'][number]['kind']>();
  expectTypeOf<'plat'>().not.toExtend<PictureSpec['vessel']['kind']>();
});
