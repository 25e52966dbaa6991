import { formatHex, parse } from 'culori';
import { readTokens, resolveColor, type Scheme } from '../../styles/contrast/tokens.ts';
import ownCss from '../../styles/tokens.css?raw';

/** The colours of a brand: what the studio calls each role. */
export const ROLES = {
  Accent: {
    accent: 'Primary button',
    'accent-hover': 'Primary button, hover',
    'accent-lip': 'Its lower edge',
    'on-accent': 'Its label',
    'accent-text': 'Links and numerals',
    'accent-soft': 'Soft background',
  },
  Surfaces: {
    surface: 'Page',
    'surface-raised': 'Cards and fields',
    'surface-sunken': 'Wells',
    'surface-spine': 'Sidebar',
  },
  Text: {
    text: 'Body text',
    'text-muted': 'Muted text',
    display: 'Headings',
    focus: 'Focus ring',
  },
} as const;

type Groups = typeof ROLES;
/** A colour that a brand sets. */
export type Role = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The corners that a brand sets. */
export const RADII = {
  s: 'Small parts',
  m: 'Fields',
  l: 'Cards',
  xl: 'Dialogs',
  pill: 'Buttons and chips',
} as const;
export type Radius = keyof typeof RADII;

/** The typefaces that a brand sets. */
export const FONTS = { display: 'Headings', text: 'Text' } as const;
export type Font = keyof typeof FONTS;

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The radius from which on a corner is a half circle. */
export const ROUND = 999;

/** What a brand changes of Larder's look. */
export interface Brand {
  /** Hexadecimal, six digits. */
  colors: Readonly<Record<Role, Readonly<Record<Scheme, string>>>>;
  /** In pixels at the browser's usual text size. */
  radii: Readonly<Record<Radius, number>>;
  /** The best first, without quotes. */
  fonts: Readonly<Record<Font, readonly string[]>>;
}

export const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

/** All colours, in the studio's order. */
export const ROLE_NAMES = Object.values(ROLES).flatMap((roles) => Object.keys(roles)) as Role[];

/** An object with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** '#2e668f', of any colour that CSS knows; undefined if it is none. */
export function hexOf(css: string): string | undefined {
  const color = parse(css.trim());
  return color && formatHex(color);
}

/** Pixels of a rem at the browser's usual text size. */
export const ROOT_SIZE = 16;

/** Pixels of a length in `px` or `rem`, of the first one if there are several; undefined if there is none. */
export function pixelsOf(css: string): number | undefined {
  const [, number, unit] = /(\d{1,6}(?:\.\d{1,20})?)(px|rem)\b/.exec(css) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (unit === 'rem' ? ROOT_SIZE : 1);
}

/** The families of a CSS list, without what would end the declaration. */
export const familiesOf = (css: string): string[] =>
  css
    .replaceAll(/[;{}\\\n]/g, '')
    .split(',')
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((family) => family !== '');

const own = readTokens(ownCss);

/** Larder's own look, read from its tokens. */
export const LARDER: Brand = {
  colors: recordOf(ROLE_NAMES, (role) =>
    recordOf(SCHEMES, (scheme) => formatHex(resolveColor(own, role, scheme))),
  ),
  radii: recordOf(keysOf(RADII), (radius) => pixelsOf(own.get(`--ld-radius-${radius}`) ?? '') ?? 0),
  fonts: recordOf(keysOf(FONTS), (font) => familiesOf(own.get(`--ld-font-${font}`) ?? '')),
};
