import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures, sortStories } from './compare.mjs';

/** A single-colour picture, with the first pixels in another colour. */
function picture({ width = 10, height = 10, colour = [255, 255, 255], spots = 0 }) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1)
    png.data.set([...(pixel < spots ? [200, 0, 0] : colour), 255], pixel * 4);
  return PNG.sync.write(png);
}

test('identical pictures do not differ', () => {
  expect(comparePictures(picture({}), picture({}))).toBeUndefined();
});

test('an invisible shade does not count', () => {
  expect(comparePictures(picture({}), picture({ colour: [253, 254, 254] }))).toBeUndefined();
});

test('another colour counts, with its share and a picture of the difference', () => {
  const result = comparePictures(picture({}), picture({ spots: 20 }));
  expect(result).toMatchObject({ pixels: 20, share: 0.2 });
  expect(PNG.sync.read(result.difference)).toMatchObject({ width: 10, height: 10 });
});

test('a taller picture differs where the other ends', () => {
  const result = comparePictures(picture({ colour: [0, 0, 0] }), picture({ colour: [0, 0, 0], height: 15 }));
  expect(result).toMatchObject({ pixels: 50, share: 50 / 150 });
});

test('stories are sorted by where they exist', () => {
  const before = new Map([
    ['a', {}],
    ['b', {}],
  ]);
  const now = new Map([
    ['b', {}],
    ['c', {}],
  ]);
  expect(sortStories(before, now)).toEqual({ both: ['b'], added: ['c'], removed: ['a'] });
});
