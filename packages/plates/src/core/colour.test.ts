import { expect, test } from 'vitest';
import { darken, type Hex, lighten, mix } from './colour.ts';

test.each<{ from: Hex; to: Hex; share: number; mixed: Hex }>([
  { from: '#000000', to: '#ffffff', share: 0, mixed: '#000000' },
  { from: '#000000', to: '#ffffff', share: 0.5, mixed: '#808080' },
  { from: '#000000', to: '#ffffff', share: 1, mixed: '#ffffff' },
])('$from to $to by $share is $mixed', ({ from, to, share, mixed }) => {
  expect(mix(from, to, share)).toBe(mixed);
});

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('white in shade turns warm, not grey', () => {
  const [red = 0, , blue = 0] = channels(darken('#ffffff', 0.4));
  expect(red - blue).toBeGreaterThan(25);
});

test('lightening and darkening give valid colours', () => {
  for (const share of [0, 0.3, 0.7, 1])
    for (const colour of [lighten('#d2432a', share), darken('#d2432a', share)])
      expect(colour).toMatch(/^#[\da-f]{6}$/);
});
