import { type Hex, SHADE } from './colour.ts';
import { n } from './geometry.ts';

/** A filled path. */
export function fill(d: string, paint: string, opacity = 1): string {
  return `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${Number(opacity.toFixed(2))}"`}/>`;
}

/** A line with round ends. */
export function line(d: string, paint: string, width: number, opacity = 1): string {
  const faded = opacity === 1 ? '' : ` stroke-opacity="${Number(opacity.toFixed(2))}"`;
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faded}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, paint: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${Number(opacity.toFixed(2))}"`}/>`;
}

/** A circle's outline. */
export function ring(
  x: number,
  y: number,
  radius: number,
  paint: string,
  width: number,
  opacity = 1,
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${paint}" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${Number(opacity.toFixed(2))}"`}/>`;
}

/** An oval highlight, as on wet and glazed surfaces. */
export function gleam(x: number, y: number, rx: number, ry: number, turn = -35, opacity = 0.6): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#ffffff" fill-opacity="${opacity}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;
}

/** Markup moved, turned and scaled. */
export function group(markup: string, x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${markup}</g>`;
}

/** The shadow that a shape casts to the lower right, regardless of its rotation. */
export function cast(
  d: string,
  x: number,
  y: number,
  turn: number,
  lift: number,
  opacity = 0.3,
  scale = 1,
): string {
  return group(fill(d, SHADE, opacity), x + lift * 0.5, y + lift, turn, scale);
}

/** Short strokes as one path, for grains and seeds: hundreds of them cost little. */
export function strokes(
  marks: readonly { x: number; y: number; turn: number; length: number }[],
  paint: Hex,
  width: number,
  opacity = 1,
): string {
  const d = marks
    .map(({ x, y, turn, length }) => {
      const radians = (turn * Math.PI) / 180;
      const [dx, dy] = [Math.cos(radians) * length, Math.sin(radians) * length];
      return `M${n(x - dx / 2)} ${n(y - dy / 2)}l${n(dx)} ${n(dy)}`;
    })
    .join('');
  return line(d, paint, width, opacity);
}
