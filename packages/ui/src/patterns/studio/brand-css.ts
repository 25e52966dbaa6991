import { readTokens, type Tokens } from '../../styles/contrast/tokens.ts';
import ownCss from '../../styles/tokens.css?raw';
import {
  FONTS,
  keysOf,
  LARDER,
  RADII,
  ROLE_NAMES,
  ROOT_SIZE,
  ROUND,
  type Brand,
  type Font,
  type Radius,
  type Role,
} from './brand.ts';

/** Without quotes, these are no names of families in CSS. */
const KEYWORDS = new Set(['default', 'inherit', 'initial', 'revert', 'revert-layer', 'unset']);

const colorOf = ({ colors }: Brand, role: Role) => `light-dark(${colors[role].light}, ${colors[role].dark})`;

const radiusOf = ({ radii }: Brand, radius: Radius) =>
  radii[radius] >= ROUND ? `${ROUND}px` : `${radii[radius] / ROOT_SIZE}rem`;

/** A family needs quotes unless it is one identifier and no keyword; with them, a generic name would be a family's. */
const quoted = (family: string) =>
  /^[a-z][\w-]*$/i.test(family) && !KEYWORDS.has(family.toLowerCase())
    ? family
    : `'${family.replaceAll(/['\\]/g, '\\$&')}'`;

const fontOf = ({ fonts }: Brand, font: Font) => fonts[font].map(quoted).join(', ');

/** Every custom property of a brand. */
export function propertiesOf(brand: Brand): Record<string, string> {
  return Object.fromEntries([
    ...ROLE_NAMES.map((role) => [`--ld-${role}`, colorOf(brand, role)]),
    ...keysOf(RADII).map((radius) => [`--ld-radius-${radius}`, radiusOf(brand, radius)]),
    ...keysOf(FONTS).map((font) => [`--ld-font-${font}`, fontOf(brand, font)]),
  ]);
}

/** The custom properties in which a brand differs from Larder. */
export function changesOf(brand: Brand): [name: string, value: string][] {
  const own = propertiesOf(LARDER);
  return Object.entries(propertiesOf(brand)).filter(([name, value]) => value !== own[name]);
}

/** The style sheet of a brand. It says only what differs from Larder. */
export function cssOf(brand: Brand): string {
  const changes = changesOf(brand);
  if (changes.length === 0) return '/* Nothing differs from Larder yet. */\n';
  const lines = changes.map(([name, value]) => `  ${name}: ${value};`);
  return `:root,\n[data-theme] {\n${lines.join('\n')}\n}\n`;
}

/** All tokens under a brand, to compute contrast from. */
export const tokensOf = (brand: Brand): Tokens => readTokens(ownCss, cssOf(brand));
