import {
  FONTS,
  hexOf,
  keysOf,
  LARDER,
  pixelsOf,
  RADII,
  recordOf,
  ROLE_NAMES,
  ROLES,
  ROUND,
  SCHEMES,
  type Brand,
  type Role,
} from './brand.ts';

type Json = Readonly<Record<string, unknown>>;

const LEVELS = 255;
/** Digits of a component: enough for each of 256 levels to come back. */
const DIGITS = 5;

const TITLES = Object.assign({}, ...Object.values(ROLES)) as Readonly<Record<Role, string>>;

const componentsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / LEVELS).toFixed(DIGITS)));

/** A brand in the format of the Design Tokens Community Group. It says everything, so that it comes back as it was. */
export function toDesignTokens({ colors, radii, fonts }: Brand): string {
  const tokens = {
    color: recordOf(SCHEMES, (scheme) =>
      recordOf(ROLE_NAMES, (role) => ({
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: componentsOf(colors[role][scheme]),
          hex: colors[role][scheme],
        },
        $description: TITLES[role],
      })),
    ),
    radius: recordOf(keysOf(RADII), (radius) => ({
      $type: 'dimension',
      $value: { value: radii[radius], unit: 'px' },
      $description: RADII[radius],
    })),
    font: recordOf(keysOf(FONTS), (font) => ({
      $type: 'fontFamily',
      $value: fonts[font],
      $description: FONTS[font],
    })),
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}

/** Why a text is no brand. */
export class NoBrandError extends Error {}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const memberOf = (value: unknown, key: string): unknown =>
  isJson(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The value of a token, through what it refers to; undefined if there is no such token. */
function valueAt(tokens: unknown, path: readonly string[], depth = 0): unknown {
  const value = memberOf(path.reduce<unknown>(memberOf, tokens), '$value');
  const [, alias] = (typeof value === 'string' && /^\{([^{}]+)\}$/.exec(value)) || [];
  if (alias === undefined) return value;
  const referred = depth < 10 ? valueAt(tokens, alias.split('.'), depth + 1) : undefined;
  if (referred === undefined)
    throw new NoBrandError(`${path.join('.')} refers to {${alias}}, which has no value.`);
  return referred;
}

const FUNCTIONS = new Set(['oklch', 'oklab', 'lch', 'lab']);

function readColor(value: unknown): string | undefined {
  if (typeof value === 'string') return hexOf(value);
  const space = memberOf(value, 'colorSpace');
  const components = memberOf(value, 'components');
  if (typeof space !== 'string' || !Array.isArray(components)) return undefined;
  const [first, second, third] = components.map(String);
  if (space === 'hsl' || space === 'hwb') return hexOf(`${space}(${first} ${second}% ${third}%)`);
  const parts = `${first} ${second} ${third}`;
  return hexOf(FUNCTIONS.has(space) ? `${space}(${parts})` : `color(${space} ${parts})`);
}

function readLength(value: unknown): number | undefined {
  const number = memberOf(value, 'value');
  const text = typeof value === 'string' ? value : `${String(number)}${String(memberOf(value, 'unit'))}`;
  const pixels = /^\d+(?:\.\d+)?(?:px|rem)$/.test(text) ? pixelsOf(text) : undefined;
  return pixels === undefined ? undefined : Math.min(pixels, ROUND);
}

function readFamilies(value: unknown): readonly string[] | undefined {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  const isFamily = (family: unknown) => typeof family === 'string' && /^[^,;{}\\\n]+$/.test(family);
  return families.length > 0 && families.every(isFamily) ? families.map(String) : undefined;
}

/** Reads what {@link toDesignTokens} or another tool wrote. What it does not say stays as Larder has it. */
export function fromDesignTokens(text: string): Brand {
  let tokens: unknown;
  try {
    tokens = JSON.parse(text);
  } catch {
    throw new NoBrandError('This is not JSON.');
  }
  let found = 0;
  const read = <Value>(
    path: readonly string[],
    as: (value: unknown) => Value | undefined,
    otherwise: Value,
  ) => {
    const value = valueAt(tokens, path);
    if (value === undefined) return otherwise;
    found += 1;
    const known = as(value);
    if (known === undefined) throw new NoBrandError(`The value of ${path.join('.')} cannot be read.`);
    return known;
  };
  const brand: Brand = {
    colors: recordOf(ROLE_NAMES, (role) =>
      recordOf(SCHEMES, (scheme) => read(['color', scheme, role], readColor, LARDER.colors[role][scheme])),
    ),
    radii: recordOf(keysOf(RADII), (radius) => read(['radius', radius], readLength, LARDER.radii[radius])),
    fonts: recordOf(keysOf(FONTS), (font) => read(['font', font], readFamilies, LARDER.fonts[font])),
  };
  if (found === 0)
    throw new NoBrandError('There are no tokens of a brand in it, such as color.light.accent.');
  return brand;
}
