import { drawPicture } from '@larder/plates';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { PICTURES } from './index.ts';

const pictures = Object.entries(PICTURES).map(([slug, spec]) => ({ slug, spec }));

describe.each(pictures)('$slug', ({ slug, spec }) => {
  const svg = drawPicture(spec, slug);

  test('draws whole numbers, valid colours and known references', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const colours = [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(
      ([, colour]) => colour ?? '',
    );
    expect(colours.filter((colour) => !/^(?:none|#[\da-f]{6}|url\(#[\w-]+\))$/i.test(colour))).toEqual([]);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('is well-formed XML and covers its whole background', () => {
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: 80 },
      font: { loadSystemFonts: false },
    }).render();
    expect([image.width, image.height]).toEqual([80, 60]);
    const clear = image.pixels.filter((value, at) => at % 4 === 3 && value !== 255);
    expect(clear.length).toBe(0);
  });

  test('stays small as text', () => {
    expect(svg.length).toBeLessThan(220_000);
  });
});

test('no two recipes share a background', () => {
  const grounds = pictures.map(({ spec }) => JSON.stringify(spec.ground));
  expect(new Set(grounds).size).toBe(grounds.length);
});
