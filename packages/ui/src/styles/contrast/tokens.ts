import { clampRgb, parse, wcagContrast, type Color } from 'culori';

/** Custom properties as written, by name including `--ld-`. */
export type Tokens = ReadonlyMap<string, string>;

export type Scheme = 'light' | 'dark';

/**
 * The custom properties that style sheets set on the document; later ones win. Media queries and a theme's
 * `color-scheme` are ignored.
 */
export function readTokens(...sheets: readonly string[]): Tokens {
  const tokens = new Map<string, string>();
  for (const sheet of sheets) {
    const css = sheet
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    for (const [, name, value] of css.matchAll(/(--ld-[\w-]+)\s*:\s*([^;]+);/g)) {
      if (name && value) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim());
    }
  }
  return tokens;
}

/** The displayed colour of a role or palette step in a scheme. */
export function resolveColor(tokens: Tokens, name: string, scheme: Scheme): Color {
  const css = resolve(tokens, `var(--ld-${name})`, scheme);
  const color = parse(css);
  if (!color) throw new Error(`--ld-${name} is no colour: ${css}`);
  if (color.alpha !== undefined && color.alpha < 1) throw new Error(`--ld-${name} is see-through: ${css}`);
  return clampRgb(color);
}

/** The WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(tokens: Tokens, [front, back]: readonly [string, string], scheme: Scheme): number {
  return wcagContrast(resolveColor(tokens, front, scheme), resolveColor(tokens, back, scheme));
}

function resolve(tokens: Tokens, value: string, scheme: Scheme, depth = 0): string {
  if (depth > 20) throw new Error(`${value} leads to itself`);
  const [, reference] = value.match(/^var\((--[\w-]+)\)$/) ?? [];
  if (reference) {
    const found = tokens.get(reference);
    if (found === undefined) throw new Error(`There is no ${reference}`);
    return resolve(tokens, found, scheme, depth + 1);
  }
  const [, both] = value.match(/^light-dark\((.*)\)$/) ?? [];
  if (both) {
    const [light = '', dark = ''] = splitAtComma(both);
    return resolve(tokens, scheme === 'light' ? light : dark, scheme, depth + 1);
  }
  return value;
}

/** Splits `a, b` at the comma outside parentheses. */
function splitAtComma(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
