// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { de } from '../../words/de/index.ts';
import { en } from '../../words/en/index.ts';
import { ko } from '../../words/ko/index.ts';
import { useLocale } from '../locale/index.ts';
import { RecipeCardFacts } from '../recipe-card/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { FoodProvider } from './index.ts';

function Formats() {
  const { locale, currency, dateLocale, money } = useLocale();
  return [locale, currency, dateLocale, money(2.5).replaceAll('\u00a0', ' ')].join('|');
}

test('without a provider components speak English', () => {
  expect(renderToString(<RecipeCardFacts servings={4} />)).toContain('4 servings');
});

test('a pack sets words and formats', () => {
  const page = renderToString(
    <FoodProvider words={de} currency="EUR">
      <RecipeCardFacts servings={1234} /> <Formats />
    </FoodProvider>,
  );
  expect(page).toContain('1.234 Portionen');
  expect(page).toContain('de|EUR|de|2,50 €');
});

test('labels win over the pack', () => {
  const page = renderToString(
    <FoodProvider words={de}>
      <SearchBox labels={{ search: 'Los' }} defaultValue="x" />
    </FoodProvider>,
  );
  expect(page).toContain('Los');
  expect(page).toContain('Suche löschen');
  expect(page).not.toContain('Clear search');
});

test('some words stand beside those from outside, and a pack replaces them', () => {
  const inside = (words: Parameters<typeof FoodProvider>[0]['words']) =>
    renderToString(
      <FoodProvider words={ko} currency="KRW">
        <FoodProvider words={words}>
          <SearchBox defaultValue="x" /> <RecipeCardFacts servings={4} /> <Formats />
        </FoodProvider>
      </FoodProvider>,
    );
  const some = inside(() => ({ 'search-box': { search: '찾기' } }));
  expect(some).toContain('찾기');
  expect(some).toContain('검색어 지우기');
  expect(some).toContain('4인분');
  expect(some).toContain('ko|KRW|ko');
  const english = inside(en);
  expect(english).toContain('Clear search');
  expect(english).toContain('4 servings');
  expect(english).toContain('en|KRW|en');
});

test('what is left out stays as it is outside', () => {
  const page = renderToString(
    <FoodProvider locale="de-DE" currency="EUR" dateLocale="de-AT">
      <FoodProvider currency="CHF">
        <Formats />
      </FoodProvider>
    </FoodProvider>,
  );
  expect(page).toContain('de-DE|CHF|de-AT');
});
