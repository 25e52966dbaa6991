import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLines, plainText } from '../../src/recipes/import/plain-text.ts';

describe('only text is kept', () => {
  test.each([
    ['<b>Bold</b> &amp; <script>alert(1)</script>plain', 'Bold & plain'],
    ['&lt;img src=x onerror=alert(1)&gt;Soup', 'Soup'],
    ['1&frac12; cups&nbsp;flour', '1½ cups flour'],
    ['less < more', 'less < more'],
    ['1 cup rice <b and 2 eggs', '1 cup rice b and 2 eggs'],
    ['Fry.<p and serve. <i>Enjoy</i>', 'Fry. p and serve. Enjoy'],
    ['rice <img src=x onerror=go() beans', 'rice img src=x onerror=go() beans'],
    ['<\u200Bscript>go()</script>beans', 'beans'],
    ['rice<!-- <b>note</b> --> beans', 'rice beans'],
    ['<<b>script>go()', 'go()'],
    ['<b>Salt</b>, to <em>taste</em>', 'Salt, to taste'],
    ['salt &amp;amp; pepper', 'salt & pepper'],
    ['&lt;script&gt;go()&lt;/script&gt;beans', 'beans'],
    ['a\u0000b\u202Ec\uD800d', 'abcd'],
    ['&#x1F35A; rice', '🍚 rice'],
    ['&#99999999; rice', '\uFFFD rice'],
  ])('%j', (text, plain) => expect(plainText(text)).toBe(plain));

  test('line breaks are kept', () =>
    expect(plainLines('<p>One</p><p>Two<br>Three</p>')).toBe('One\nTwo\nThree'));

  test('any input is stripped of control characters and tags', () => {
    const pieces = [
      '<',
      '</',
      '>',
      '!--',
      '-->',
      'b',
      'script',
      ' ',
      '\n',
      '&lt;',
      '&gt;',
      '&#60;',
      '\u200B',
      '\0',
      '\uD800',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
        expect(plainText(some.join(''))).not.toMatch(/[\p{Cc}\p{Cs}\u200B]|<\/?[a-z!]/iu);
      }),
      { numRuns: 2_000 },
    );
  });
});
