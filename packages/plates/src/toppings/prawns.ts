import { darken, lighten } from '../core/colour.ts';
import { curve, n, type Point, polar } from '../core/geometry.ts';
import { circle, fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A peeled, cooked prawn, curled: pale flesh with coloured bands over its back, its tail fanned. */
const prawn: DrawItem<Tinted> = ({ tone = '#ec6a3a' }, pen) => {
  const back: Point[] = [];
  const belly: Point[] = [];
  let bands = '';
  for (let index = 0; index <= 8; index += 1) {
    const share = index / 8;
    const degrees = 140 + share * 215;
    const thick = 6.9 - share * 4;
    back.push(polar(0, 0, degrees, 9));
    belly.push(polar(0, 0, degrees, 9 - thick));
    if (index > 0) {
      const [ax, ay] = polar(0, 0, degrees - 6, 8.7);
      const [bx, by] = polar(0, 0, degrees + 2, 9 - thick * 0.72);
      bands += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
  }
  const d = curve([...back, ...belly.toReversed()], true);
  const fan =
    'M8.400-.6C11.500 0 14 3 13.800 6C11.500 6 9.500 4.200 8.400 2.400C7.200 5 5.400 6.200 3.600 6.800C3.800 3.400 5.400.6 8.400-.6Z';
  return {
    art:
      fill(fan, darken(tone, 0.1)) +
      line('M8.600.8L12.600 5.200M7.800 1.400L5 5.600', lighten(tone, 0.5), 0.6, 0.8) +
      fill(d, pen.ball(lighten(tone, 0.62), 0.6)) +
      line(bands, tone, 1.5, 0.72) +
      line(curve(back), darken(tone, 0.12), 1.1, 0.85) +
      line(curve(back.slice(1, 6).map(([x, y]): Point => [x * 0.8, y * 0.8])), '#ffffff', 0.9, 0.6),
    outline: `${d}${fan}`,
    lift: 2.2,
  };
};

/** A whole prawn in its shell, head and feelers on, curled round its legs. */
const wholePrawn: DrawItem<Tinted> = ({ tone = '#ea5f34' }, pen) => {
  const back: Point[] = [];
  const belly: Point[] = [];
  let joints = '';
  let legs = '';
  for (let index = 0; index <= 8; index += 1) {
    const degrees = 196 + index * 22;
    const thick = 5.4 - index * 0.42;
    back.push(polar(0, 2, degrees, 9));
    belly.push(polar(0, 2, degrees, 9 - thick));
    if (index > 1) {
      const [ax, ay] = polar(0, 2, degrees, 8.9);
      const [bx, by] = polar(0, 2, degrees + 8, 9.2 - thick);
      joints += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    if (index > 0 && index < 6) {
      const [ax, ay] = polar(0, 2, degrees, 9.2 - thick);
      const [bx, by] = polar(0, 2, degrees + 12, 6.6 - thick);
      legs += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
  }
  const body = curve([...back, ...belly.toReversed()], true);
  const head =
    'M-8.800-1.600C-9.800 2-8.600 5.600-6.200 9.400C-4.600 7-3.400 3.400-3.200 .6C-4.800-1.400-7-2.200-8.800-1.600Z';
  const fan =
    'M7.400 3C9.800 4 12 6.400 12.200 9C10 8.800 8.400 7.600 7.600 6.200C7 8 5.800 9 4.400 9.400C4.200 6.600 5.400 4 7.400 3Z';
  return {
    art:
      line(
        'M-6.800 8C-8.800 11-11.400 11.600-13 10.400M-6.200 8.600C-6 11.600-3.600 13.400-1 13',
        darken(tone, 0.1),
        0.45,
        0.9,
      ) +
      line(legs, darken(tone, 0.16), 0.7) +
      fill(fan, darken(tone, 0.08)) +
      line('M7.400 3.600L10.800 8M7 4.400L5.400 8.400', lighten(tone, 0.5), 0.5, 0.8) +
      fill(body, pen.ball(lighten(tone, 0.14), 0.7)) +
      line(joints, darken(tone, 0.3), 0.6, 0.8) +
      line(
        curve(back.slice(2, 8).map(([x, y]): Point => [x * 0.84, y * 0.84])),
        lighten(tone, 0.75),
        0.9,
        0.8,
      ) +
      fill(head, darken(tone, 0.3)) +
      `<g transform="translate(-.3 -.4) scale(.95)">${fill(head, pen.ball(tone, 0.8))}</g>` +
      line('M-7.600 .6C-7.800 3-7.200 5-6.200 6.800', lighten(tone, 0.6), 0.7, 0.75) +
      circle(-4.9, 5, 0.55, '#2a1210'),
    outline: `${body}${head}${fan}`,
    lift: 2,
  };
};

/** Prawns, peeled and whole: how each is drawn, and its usual size. */
export const PRAWNS = {
  prawn: { draw: prawn, size: 38 },
  'whole-prawn': { draw: wholePrawn, size: 62 },
} as const;
