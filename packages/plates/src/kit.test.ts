import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { drawPicture, type PictureSpec } from './picture.ts';
import { LAYER_SAMPLES } from './samples/layers.ts';
import { SIDE_SAMPLES } from './samples/sides.ts';
import { TOPPING_SAMPLES } from './samples/toppings.ts';
import { GROUND_SAMPLES, VESSEL_SAMPLES } from './samples/vessels.ts';
import { grid, scatter, spots } from './toppings/arrange.ts';

const BARE: PictureSpec = {
  ground: { pattern: 'linen', motif: 'plain', base: '#e6dcc8', print: '#a8937a' },
  vessel: { kind: 'table', x: 400, y: 300, radius: 220 },
  layers: [],
};

interface Case {
  name: string;
  spec: PictureSpec;
}

const cases: Case[] = [
  ...GROUND_SAMPLES.map((ground) => ({
    name: `ground ${ground.pattern} ${ground.motif}`,
    spec: { ...BARE, ground },
  })),
  ...Object.values(VESSEL_SAMPLES).map((vessel) => ({
    name: `vessel ${vessel.kind}`,
    spec: { ...BARE, vessel },
  })),
  ...Object.values(LAYER_SAMPLES).map((layer) => ({
    name: `layer ${layer.kind}`,
    spec: { ...BARE, layers: [layer] },
  })),
  ...Object.values(TOPPING_SAMPLES).flatMap((topping) =>
    [scatter(3), spots([0, 0, 40]), grid(2, 2)].map((place) => ({
      name: `topping ${topping.kind} by ${place.by}`,
      spec: { ...BARE, layers: [{ ...topping, place }] },
    })),
  ),
  ...Object.values(SIDE_SAMPLES).map((side) => ({
    name: `side ${side.kind}`,
    spec: { ...BARE, sides: [side] },
  })),
];

const bare = drawPicture(BARE, 'seed', 'here');

describe.each(cases)('$name', ({ spec }) => {
  const svg = drawPicture(spec, 'seed', 'here');

  test('draws completely and deterministically', () => {
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(drawPicture(spec, 'seed', 'here')).toBe(svg);
  });

  test('prefixes its ids, uses each once and refers to no others', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.filter((id) => !/^here-\d+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('only the empty table renders without markup', { timeout: 60_000 }, () => {
  const empty = cases.filter(({ spec }) => drawPicture(spec, 'seed', 'here') === bare);
  expect(empty.map(({ name }) => name)).toEqual(['ground linen plain']);
});

test('the kit covers what the catalogue needs', () => {
  expect(Object.keys(LAYER_SAMPLES).length).toBeGreaterThanOrEqual(14);
  const pieces = Object.keys(TOPPING_SAMPLES).length + Object.keys(SIDE_SAMPLES).length;
  expect(pieces).toBeGreaterThanOrEqual(60);
});
