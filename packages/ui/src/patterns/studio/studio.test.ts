import { describe, expect, test } from 'vitest';
import { familiesOf, hexOf, LARDER, ROLE_NAMES, ROUND, type Brand } from './brand.ts';
import { changesOf, cssOf } from './brand-css.ts';
import { contrastsOf } from './contrasts.ts';
import { fromDesignTokens, NoBrandError, toDesignTokens } from './design-tokens.ts';

const SEA: Brand = {
  colors: {
    ...LARDER.colors,
    accent: { light: '#1f5f8b', dark: '#7fb8e0' },
    'on-accent': { light: '#ffffff', dark: '#0b1d2a' },
  },
  radii: { s: 0, m: 4, l: 8, xl: 12.5, pill: 6 },
  fonts: { display: ['Bitter Variable', 'Georgia', 'serif'], text: ["Baker's Choice", 'system-ui'] },
};

/** Each level of each channel once. */
const GREYS: readonly Brand[] = Array.from({ length: 256 }, (_, level) => {
  const pair = level.toString(16).padStart(2, '0');
  return {
    ...LARDER,
    colors: { ...LARDER.colors, accent: { light: `#${pair}00ff`, dark: `#00${pair}${pair}` } },
  };
});

describe('what is exported', () => {
  test.each([LARDER, SEA, ...GREYS])('comes back as it was', (brand) => {
    const text = toDesignTokens(brand);
    expect(fromDesignTokens(text)).toEqual(brand);
    expect(toDesignTokens(fromDesignTokens(text))).toBe(text);
  });

  test('has a type and a value for each token, by the format of the Design Tokens Community Group', () => {
    const { color, radius, font } = JSON.parse(toDesignTokens(SEA));
    expect(color.light.accent).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.12157, 0.37255, 0.5451], hex: '#1f5f8b' },
      $description: 'Primary button',
    });
    expect(radius.xl).toEqual({
      $type: 'dimension',
      $value: { value: 12.5, unit: 'px' },
      $description: 'Dialogs',
    });
    expect(font.display.$value).toEqual(['Bitter Variable', 'Georgia', 'serif']);
    expect(Object.keys(color.dark)).toEqual(ROLE_NAMES);
  });

  test('as CSS has only what differs, and sets it in nested themes, too', () => {
    expect(cssOf(LARDER)).toBe('/* Nothing differs from Larder yet. */\n');
    expect(cssOf(SEA)).toBe(`:root,
[data-theme] {
  --ld-accent: light-dark(#1f5f8b, #7fb8e0);
  --ld-on-accent: light-dark(#ffffff, #0b1d2a);
  --ld-radius-s: 0rem;
  --ld-radius-m: 0.25rem;
  --ld-radius-l: 0.5rem;
  --ld-radius-xl: 0.78125rem;
  --ld-radius-pill: 0.375rem;
  --ld-font-display: 'Bitter Variable', Georgia, serif;
  --ld-font-text: 'Baker\\'s Choice', system-ui;
}
`);
  });

  test('quotes families that CSS would take for a keyword', () => {
    const fonts = { ...LARDER.fonts, text: ['Inherit', 'unset', 'ui-rounded', 'sans-serif'] };
    expect(changesOf({ ...LARDER, fonts })).toEqual([
      ['--ld-font-text', "'Inherit', 'unset', ui-rounded, sans-serif"],
    ]);
  });
});

describe('what is imported', () => {
  const accentOf = (value: unknown, more = {}) =>
    fromDesignTokens(JSON.stringify({ color: { light: { accent: { $value: value } } }, ...more })).colors
      .accent.light;

  test.each([
    ['#2E668F', '#2e668f'],
    ['oklch(45% 0.1 250)', hexOf('oklch(45% 0.1 250)')],
    [{ colorSpace: 'oklch', components: [0.45, 0.1, 250] }, hexOf('oklch(45% 0.1 250)')],
    [{ colorSpace: 'hsl', components: [210, 50, 40] }, '#336699'],
    [{ colorSpace: 'srgb', components: [0.2, 0.4, 0.6] }, '#336699'],
    ['{base.sea}', '#336699'],
  ])('may write a colour as %j', (value, hex) => {
    expect(accentOf(value, { base: { sea: { $value: '#369' } } })).toBe(hex);
  });

  test('may leave out what stays as it is', () => {
    const brand = fromDesignTokens('{ "radius": { "pill": { "$value": "2rem" } } }');
    expect(brand).toEqual({ ...LARDER, radii: { ...LARDER.radii, pill: 32 } });
  });

  test.each([
    ['', 'This is not JSON.'],
    ['[]', 'There are no tokens of a brand in it'],
    [
      '{ "color": { "light": { "accent": { "$value": "tomatoish" } } } }',
      'color.light.accent cannot be read',
    ],
    ['{ "radius": { "s": { "$value": { "value": -1, "unit": "px" } } } }', 'radius.s cannot be read'],
    ['{ "font": { "text": { "$value": [] } } }', 'font.text cannot be read'],
    ['{ "color": { "dark": { "text": { "$value": "{color.dark.text}" } } } }', 'refers to {color.dark.text}'],
    ['{ "color": { "dark": { "text": { "$value": "{constructor.name}" } } } }', 'which has no value'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => fromDesignTokens(text)).toThrow(NoBrandError);
    expect(() => fromDesignTokens(text)).toThrow(reason);
  });
});

test("Larder's own look is read from its tokens", () => {
  expect(changesOf(LARDER)).toEqual([]);
  expect(LARDER.radii).toEqual({ s: 8, m: 14, l: 22, xl: 32, pill: ROUND });
  expect(LARDER.fonts.display[0]).toBe('Caprasimo');
  expect(familiesOf(` "A b", 'C' , serif,`)).toEqual(['A b', 'C', 'serif']);
});

test('contrast follows the brand', () => {
  expect(contrastsOf(LARDER).filter(({ isEnough }) => !isEnough)).toEqual([]);
  const pale: Brand = {
    ...LARDER,
    colors: { ...LARDER.colors, accent: { ...LARDER.colors.accent, light: '#ffe0d0' } },
  };
  const [worst] = contrastsOf(pale);
  expect(worst).toMatchObject({ scheme: 'light', isEnough: false });
  expect([worst?.front, worst?.back]).toContain('accent');
});
