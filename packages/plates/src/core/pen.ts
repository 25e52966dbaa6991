import { darken, type Hex, lighten } from './colour.ts';
import { createRandom, type Random } from './random.ts';

/** A gradient stop: position (0 to 1), colour, opacity. */
type Stop = readonly [at: number, colour: Hex, opacity?: number];

/** What every part draws with: the picture's random numbers and shared definitions. */
export interface Pen {
  readonly random: Random;
  /** A gradient for a round object lit from the upper left; `relief` is its strength. */
  ball(tone: Hex, relief?: number): string;
  /** A linear gradient in a direction (degrees, 45 is to the lower right). */
  linear(stops: readonly Stop[], degrees?: number): string;
  /** A radial gradient; `x` and `y` move its centre (0 to 1). */
  radial(stops: readonly Stop[], x?: number, y?: number): string;
  /** A reference to a clip of the given path. */
  clip(d: string): string;
  /** The id of markup that is drawn several times. */
  shared(markup: string): string;
  /** All definitions used so far. */
  definitions(): string;
}

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity = 1]) => {
      const faded = opacity === 1 ? '' : ` stop-opacity="${Number(opacity.toFixed(2))}"`;
      return `<stop offset="${Number(at.toFixed(3))}" stop-color="${colour}"${faded}/>`;
    })
    .join('');

/** A pen for one picture. Ids start with `prefix`, so that a page can contain several pictures. */
export function createPen(seed: string, prefix: string): Pen {
  const ids = new Map<string, string>();
  const define = (markup: string): string => {
    const known = ids.get(markup);
    if (known) return known;
    const id = `${prefix}-${ids.size}`;
    ids.set(markup, id);
    return id;
  };
  const radial = (stops: readonly Stop[], x = 0.5, y = 0.5) => {
    const centre = x === 0.5 && y === 0.5 ? '' : ` cx="${x}" cy="${y}"`;
    return `url(#${define(`<radialGradient id=""${centre}>${stopsMarkup(stops)}</radialGradient>`)})`;
  };
  return {
    random: createRandom(seed),
    radial,
    ball: (tone, relief = 1) =>
      `url(#${define(
        `<radialGradient id="" cx=".36" cy=".32" r=".72">${stopsMarkup([
          [0, lighten(tone, 0.42 * relief)],
          [0.38, tone],
          [1, darken(tone, 0.42 * relief)],
        ])}</radialGradient>`,
      )})`,
    linear: (stops, degrees = 45) => {
      const radians = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
      const ends = `x1="${(0.5 - dx).toFixed(2)}" y1="${(0.5 - dy).toFixed(2)}" x2="${(0.5 + dx).toFixed(2)}" y2="${(0.5 + dy).toFixed(2)}"`;
      return `url(#${define(`<linearGradient id="" ${ends}>${stopsMarkup(stops)}</linearGradient>`)})`;
    },
    clip: (d) => `url(#${define(`<clipPath id=""><path d="${d}"/></clipPath>`)})`,
    shared: (markup) => define(`<g id="">${markup}</g>`),
    definitions: () => [...ids].map(([markup, id]) => markup.replace(' id=""', ` id="${id}"`)).join(''),
  };
}
