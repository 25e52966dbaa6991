import { drawPicture } from '@larder/plates';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../flexible/looks.ts';
import { FLEXIBLE_PICTURES } from './flexible.ts';
import { PICTURES } from './index.ts';

test('every look has a picture of its own [FLEXIBLE-08]', () => {
  expect(Object.keys(FLEXIBLE_PICTURES)).toEqual([...LOOKS]);
  const drawn = Object.values(FLEXIBLE_PICTURES).map((spec) => JSON.stringify(spec));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Object.keys(PICTURES).filter((slug) => slug.startsWith('flexible-'))).toEqual([]);
});

describe.each(Object.entries(FLEXIBLE_PICTURES))('%s', (look, spec) => {
  test('is well-formed, covers its background and stays small', () => {
    const svg = drawPicture(spec, look);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg.length).toBeLessThan(220_000);
    const options = { fitTo: { mode: 'width', value: 80 }, font: { loadSystemFonts: false } } as const;
    const image = new Resvg(svg, options).render();
    expect(image.pixels.filter((value, at) => at % 4 === 3 && value !== 255)).toHaveLength(0);
  });
});
