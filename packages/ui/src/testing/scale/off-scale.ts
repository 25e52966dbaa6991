import { declarationsOf, ownSpacing, type Declaration } from './declarations.ts';

/** Something that a token decides: its name is also the second part of the tokens' names. */
export type Kind = 'space' | 'size' | 'weight' | 'radius';

/** A value that stays off the scale, and why. */
export interface Exception {
  files: readonly string[];
  value: string;
  why: string;
}

const PROPERTIES: Record<Kind, RegExp> = {
  space: /^(?:margin|padding|gap|row-gap|column-gap|inset)(?:-(?:block|inline)(?:-(?:start|end))?)?$/,
  size: /^font(?:-size)?$/,
  weight: /^font(?:-weight)?$/,
  radius: /^border(?:-[a-z-]+)?-radius$/,
};

const LENGTH =
  /(?<![\w.-])-?(?:\d+(?:\.\d+)?|\.\d+)(?:rem|em|px|pt|cm|mm|in|ch|lh|[sdl]?v[hwib]|cq[wihb]|vmin|vmax|%)/g;
const WEIGHT = /(?<![\w.-])(?:[1-9]\d{2}|bold|bolder|lighter)(?![\w.%-])/g;

/** No length at all, a hairline, the whole or the middle of something, and the text's own letter and line. */
const FREE = new Set(['0px', '1px', '-1px', '100%', '-100%', '50%', '1em', '1lh']);

/** A share of the screen or of a container may limit a step. */
const SHARE = /(?:v[hwib]|cq[wihb]|vmin|vmax|%)$/;
const LIMITED = /\b(?:min|max|clamp)\(/;
const STEP = /var\(--ld-|\b1em\b/;

/** What of a value is neither a step of the scale nor free. */
function rawParts(kind: Kind, value: string): string[] {
  if (kind === 'weight') return value.match(WEIGHT) ?? [];
  const isLimited = LIMITED.test(value) && STEP.test(value);
  return (value.match(LENGTH) ?? []).filter((part) => {
    // Drawn round whatever the brand, or pressed: a token says which.
    if (kind === 'radius' && part === '50%') return true;
    return !FREE.has(part) && !(isLimited && SHARE.test(part));
  });
}

const PIXELS: Record<string, number> = { rem: 16, em: 16, px: 1, pt: 4 / 3, cm: 37.8, mm: 3.78 };

/** A length in pixels, where text has its usual size; a weight as it is. */
function amountOf(value: string): number | undefined {
  const [, number, unit = ''] = /(-?[\d.]+)([a-z]*)/.exec(value) ?? [];
  const scale = unit === '' ? 1 : PIXELS[unit];
  return number === undefined || scale === undefined ? undefined : Math.abs(Number(number)) * scale;
}

/** The token of a kind whose value is nearest, as it is written in a style sheet. */
function nearest(kind: Kind, raw: string, tokens: ReadonlyMap<string, string>): string {
  if (raw === '50%') return 'var(--ld-radius-round), or var(--ld-radius-pill) if it is pressed';
  const amount = amountOf(raw);
  if (amount === undefined) return `one of --ld-${kind}-…`;
  const [best] = [...tokens]
    .filter(([name]) => name.startsWith(`--ld-${kind}-`))
    .map(([name, value]) => ({ name, value, off: Math.abs((amountOf(value) ?? Infinity) - amount) }))
    .toSorted((one, other) => one.off - other.off);
  return best ? `var(${best.name})` : '';
}

/** The declarations of a sheet that a kind of token decides. */
function decidedBy(kind: Kind, declarations: readonly Declaration[]): Declaration[] {
  const own = kind === 'space' ? ownSpacing(declarations, PROPERTIES.space) : new Set<string>();
  return declarations.filter(({ property }) => PROPERTIES[kind].test(property) || own.has(property));
}

/** Lists what a sheet sets by raw values instead of tokens, one per line, with the nearest token. */
export function offScale(
  file: string,
  css: string,
  tokens: ReadonlyMap<string, string>,
  exceptions: readonly Exception[],
): string[] {
  const allowed = exceptions.filter(({ files }) => files.includes(file)).map(({ value }) => value);
  const declarations = declarationsOf(css);
  return (['space', 'size', 'weight', 'radius'] as const).flatMap((kind) =>
    decidedBy(kind, declarations).flatMap(({ line, property, value }) => {
      const judged = allowed.reduce((left, exception) => left.replaceAll(exception, ''), value);
      return rawParts(kind, judged).map(
        (raw) =>
          `${file}:${line}: ${property}: ${value}: ${raw} is off the scale; use ${nearest(kind, raw, tokens)}`,
      );
    }),
  );
}

/** How many declarations of spacing with a length a sheet has, and how many of them take it from the scale. */
export function spacingShare(css: string): { all: number; onScale: number } {
  const lengths = decidedBy('space', declarationsOf(css)).filter(
    ({ value }) => value.includes('--ld-') || rawParts('space', value).length > 0,
  );
  const onScale = lengths.filter(({ value }) => rawParts('space', value).length === 0);
  return { all: lengths.length, onScale: onScale.length };
}
