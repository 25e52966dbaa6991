import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { listInWords } from './list-in-words.ts';
import { tNodes } from './t-nodes.tsx';
import { currentLanguage, plural, setTexts, t } from './t.ts';

afterEach(() => setTexts('en', {}));

const recipes = (count: number) =>
  plural(count, { one: '{count} recipe in {list}', other: '{count} recipes in {list}' }, { list: 'Lunches' });

describe('in English', () => {
  test('a text is what the code says', () => expect(t('Try Again')).toBe('Try Again'));

  test('values take the place of their braces, wherever they are', () => {
    expect(t('Removed {title} from {list}.', { title: '{list} $&', list: 'Lunches' })).toBe(
      'Removed {list} $& from Lunches.',
    );
  });

  test.each([
    [0, '0 recipes in Lunches'],
    [1, '1 recipe in Lunches'],
    [12_345, '12,345 recipes in Lunches'],
  ])('%i has its form', (count, said) => expect(recipes(count)).toBe(said));
});

describe('in another language', () => {
  test('a text is what its dictionary says, in its own order', () => {
    setTexts('es', { 'Removed {title} from {list}.': 'En {list} ya no está {title}.' });
    expect(currentLanguage()).toBe('es');
    expect(t('Removed {title} from {list}.', { title: 'Ramen', list: 'Lunches' })).toBe(
      'En Lunches ya no está Ramen.',
    );
  });

  test('what its dictionary lacks is in English', () => {
    setTexts('es', {});
    expect([t('Try Again'), recipes(1), recipes(2)]).toEqual([
      'Try Again',
      '1 recipe in Lunches',
      '2 recipes in Lunches',
    ]);
  });

  test.each([
    ['hi', 0, 'एक'],
    ['hi', 2, 'कई'],
    ['fr', 0, 'une'],
    ['fr', 2, 'des'],
  ] as const)('%s has its own plural of %i', (language, count, said) => {
    const forms = language === 'hi' ? { one: 'एक', other: 'कई' } : { one: 'une', other: 'des' };
    setTexts(language, { '{count} recipes in {list}': forms });
    expect(recipes(count)).toBe(said);
  });

  test('lists are joined by its own word', () => {
    expect(listInWords(['rice', 'salt', 'milk'])).toBe('rice, salt, and milk');
    setTexts('es', {});
    expect(listInWords(['rice', 'salt', 'milk'])).toBe('rice, salt y milk');
  });

  test('elements take the place of their braces', () => {
    setTexts('es', { 'Log in or {link}.': '{link} o entra.' });
    const shown = <p>{tNodes('Log in or {link}.', { link: <a href="/signup">x</a> })}</p>;
    expect(renderToStaticMarkup(shown)).toBe('<p><a href="/signup">x</a> o entra.</p>');
  });
});
