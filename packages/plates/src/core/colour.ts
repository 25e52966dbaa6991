/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** One or more colours, darkest first if the order matters. */
export type Tones = readonly [Hex, ...Hex[]];

/** The colour of shade on food: redder than a cast shadow, or yellow food would turn olive. */
export const FOOD_SHADE: Hex = '#3d1300';

/** The colour of every cast shadow: a warm near-black, so that shadows do not look dirty on warm cloth. */
export const SHADE: Hex = '#1d0d05';

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours; `share` (0 to 1) is how much of the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((target[at] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards warm light. */
export const lighten = (colour: Hex, share: number): Hex => mix(colour, '#fff8e6', share);

/** Towards warm dark. */
export function darken(colour: Hex, share: number): Hex {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  // Pale food goes through honey on its way to brown: mixed with brown alone it would turn grey.
  const paleness = Math.max(0, Math.min(red, green, blue) / 255 - 0.45);
  return mix(mix(colour, '#c98f3f', share * paleness * 1.1), '#421402', share * (1 - paleness * 0.45));
}
