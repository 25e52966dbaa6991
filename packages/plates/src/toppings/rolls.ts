import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, disc, n } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A round of gimbap or maki: seaweed edge, rice, its fillings in the middle. */
const rollSlice: DrawItem<{ fillings?: readonly Hex[] }> = (
  { fillings = ['#ee8127', '#f6d34c', '#5f9a3c', '#e9c7a0', '#f3b23c'] },
  { random },
) => {
  let grains = '';
  for (let index = 0; index < 26; index += 1) {
    const radians = random.between(0, Math.PI * 2);
    const distance = random.between(5.4, 8.2);
    const [x, y] = [Math.cos(radians) * distance, Math.sin(radians) * distance];
    grains += `M${n(x - 0.5)} ${n(y)}l1 ${n(random.between(-0.7, 0.7))}`;
  }
  const middle = fillings
    .map((tone, index) => {
      const radians = ((index * 360) / fillings.length) * (Math.PI / 180);
      const far = fillings.length > 1 ? 2.7 : 0;
      const d = blob(random, 2.5, {
        x: Math.cos(radians) * far,
        y: Math.sin(radians) * far,
        rough: 0.24,
        points: 7,
      });
      return (
        fill(d, darken(tone, 0.22)) + `<g transform="translate(-.1 -.3) scale(.94)">${fill(d, tone)}</g>`
      );
    })
    .join('');
  return {
    art:
      circle(0, 0.5, 10, '#0e1712') +
      circle(0, -0.3, 9.8, '#24382b') +
      circle(0, -0.3, 8.8, '#e9e2d0') +
      circle(0, -0.5, 8.6, '#fffdf6') +
      line(grains, '#d8cfb8', 0.7, 0.8) +
      middle +
      line('M-7.600-5C-5.600-7.800-2.600-9 .6-9.200', '#7d9a84', 0.6, 0.7),
    outline: disc(10),
    lift: 4,
    upright: true,
  };
};

/** A skewer with pieces on it: meat by itself, or with the colours given between. */
const skewer: DrawItem<Tinted & { between?: readonly Hex[] }> = (
  { tone = '#a8502a', between = [] },
  { random },
) => {
  let pieces = '';
  for (let index = 0; index < 5; index += 1) {
    const other = index % 2 === 1 ? between[Math.floor(index / 2) % Math.max(1, between.length)] : undefined;
    const colour = other ?? tone;
    const x = -6.8 + index * 3.3;
    const d = blob(random, 2.1, { x, rough: 0.2, points: 7, sx: 0.86 });
    const lit = blob(random, 1.7, { x: x - 0.1, y: -0.35, rough: 0.24, points: 7, sx: 0.86 });
    pieces +=
      fill(d, darken(colour, 0.42)) +
      fill(lit, colour) +
      line(
        `M${n(x - 0.8)}-.9l1 -.3M${n(x - 0.6)} .8l1.200 -.4`,
        other ? lighten(colour, 0.5) : darken(colour, 0.55),
        0.35,
        0.7,
      );
  }
  return {
    art: `<g transform="translate(.2 .5)">${line('M-12 0H11', '#1d0d05', 0.8, 0.3)}</g>${line('M-12.500 0H10.500', '#c9a268', 0.8)}${line('M-12.500-.2H10.500', '#f0d6a4', 0.25, 0.8)}${pieces}`,
    outline: box(17, 3.8, 1.8, 0, 0.2),
    lift: 0.8,
  };
};

/** An ice lolly on its stick. */
const lolly: DrawItem<Tinted & { tip?: Hex }> = ({ tone = '#f6a832', tip }, pen) => {
  const d = 'M-4-7.600C-4-11.600 4-11.600 4-7.600V4C4 5 3.400 5.600 2.600 5.600H-2.600C-3.400 5.600-4 5-4 4Z';
  return {
    art:
      fill(box(1.9, 7, 0.9, 0, 8), '#b98a52') +
      fill(box(1.6, 7, 0.8, -0.1, 7.8), '#e6c48e') +
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.1 -.3) scale(.95)">${fill(
        d,
        pen.linear(
          [
            [0, lighten(tone, 0.3)],
            [0.6, tone],
            [1, tip ?? darken(tone, 0.1)],
          ],
          90,
        ),
      )}</g>` +
      line('M-1.600-6.600V2.600M1.400-6.600V2.600', darken(tone, 0.26), 0.8, 0.45) +
      line('M-2.900-6.600V1', '#ffffff', 0.6, 0.6) +
      gleam(1.6, -8.4, 1, 0.5, 20, 0.6),
    outline: `${d}${box(1.9, 7, 0.9, 0, 8)}`,
    lift: 1.6,
  };
};

/** Rolls, skewers and lollies: how each is drawn, and its usual size. */
export const ROLLS = {
  'roll-slice': { draw: rollSlice, size: 44 },
  skewer: { draw: skewer, size: 150 },
  lolly: { draw: lolly, size: 110 },
} as const;
