// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IngredientGlyph } from './ingredient-glyph.tsx';

const markup = (id: number) => renderToStaticMarkup(<IngredientGlyph id={id} />);

test('a catalogue ingredient has a drawing by its id, hidden from screen readers', () => {
  expect(markup(107)).toBe(
    '<img src="/glyphs/107.svg" alt="" width="20" height="20" loading="lazy" decoding="async"/>',
  );
});

test("a cook's own ingredients share one drawing", () => {
  expect(markup(500_000_000)).toContain('src="/glyphs/0.svg"');
  expect(markup(500_000_123)).toBe(markup(500_000_000));
});
