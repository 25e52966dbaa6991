import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob } from '../core/geometry.ts';
import { cast, circle, fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

/** A coconut broken in half. */
export function coconut({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const edge = blob(pen.random, 74, { rough: 0.05, points: 14 });
  let hairs = '';
  for (let degrees = 0; degrees < 360; degrees += 9) {
    const radians = (degrees * Math.PI) / 180;
    hairs += `M${(Math.cos(radians) * 68).toFixed(1)} ${(Math.sin(radians) * 68).toFixed(1)}L${(Math.cos(radians + 0.05) * 78).toFixed(1)} ${(Math.sin(radians + 0.05) * 78).toFixed(1)}`;
  }
  return (
    cast(edge, x, y, 0, 14, 0.36, size) +
    group(
      fill(edge, '#5f3b22') +
        line(hairs, '#7d5232', 2.4) +
        circle(0, 0, 63, '#4a2c18') +
        circle(0, 0, 60, '#fffaf0') +
        circle(2, 3, 42, '#d9d0bf') +
        circle(
          3,
          5,
          41,
          pen.radial([
            [0, '#f6f0e2'],
            [1, '#e9e0cc'],
          ]),
        ) +
        line('M-48-22C-42-38-28-48-12-52', '#ffffff', 5, 0.9),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A piece of hard cheese with its rind. */
export function cheeseWedge(
  { x, y, turn = 0, size = 1, tone = '#f3d684' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M-78 44L70-44C84-20 88 16 80 48Z';
  return (
    cast(d, x, y, turn, 12, 0.34, size) +
    group(
      fill(
        d,
        pen.linear(
          [
            [0, lighten(tone, 0.3)],
            [1, tone],
          ],
          20,
        ),
      ) +
        fill('M70-44C84-20 88 16 80 48L70 47.400C76 18 74-14 61-39Z', darken(tone, 0.42)) +
        line('M-40 30l12-3M0 20l9-8M20 34l12 1M38 0l8 7M-12 34l7 3', darken(tone, 0.2), 2.4, 0.6) +
        fill('M-78 44L80 48L80 56L-78 50Z', darken(tone, 0.3)),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A head of chicory. */
export function chicory({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const d = 'M0-92C26-66 34 10 24 66C16 84-16 84-24 66C-34 10-26-66 0-92Z';
  return (
    cast(d, x, y, turn, 11, 0.32, size) +
    group(
      fill(
        d,
        pen.linear(
          [
            [0, '#dfe48f'],
            [0.35, '#f6f4d2'],
            [1, '#fffdf0'],
          ],
          90,
        ),
      ) +
        line(
          'M0-86C-12-40-14 20-8 74M0-86C14-44 18 10 14 70M-14-56C-24-10-26 30-18 64',
          '#cfcf7c',
          2.4,
          0.75,
        ) +
        fill('M0-92C10-82 16-70 20-54C10-64 4-74 0-86C-4-74-10-64-20-54C-16-70-10-82 0-92Z', '#b9cf5c', 0.7),
      x,
      y,
      turn,
      size,
    )
  );
}

/** An avocado half with its stone. */
export function avocadoHalf({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const d = 'M0-74C24-70 26-34 40-6C56 26 34 66 0 66C-34 66-56 26-40-6C-26-34-24-70 0-74Z';
  return (
    cast(d, x, y, turn, 12, 0.34, size) +
    group(
      fill(d, '#34501f') +
        `<g transform="scale(.94)">${fill(d, '#86ad3e')}</g><g transform="scale(.86)">${fill(d, '#dbe58c')}</g>` +
        circle(1, 24, 27, '#b8c765') +
        circle(0, 22, 25, pen.ball('#8a5426')) +
        gleam(-8, 13, 7, 4, -35, 0.55),
      x,
      y,
      turn,
      size,
    )
  );
}
