// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  target: document.body,
  ...more,
});
const inside = (html: string) => {
  document.body.innerHTML = html;
  return { target: document.body.querySelector('b, input') };
};

describe('shortcutOf', () => {
  test.each([
    { why: '/ searches', given: press('/'), is: 'search' },
    { why: 'Ctrl K searches', given: press('k', { ctrlKey: true }), is: 'search' },
    { why: '⌘ K searches, with Caps Lock too', given: press('K', { metaKey: true }), is: 'search' },
    { why: '? shows the list', given: press('?'), is: 'help' },
    { why: 'Ctrl / is the browser’s', given: press('/', { ctrlKey: true }), is: null },
    { why: 'Alt writes signs', given: press('/', { altKey: true }), is: null },
    { why: 'a letter does nothing', given: press('k'), is: null },
    {
      why: 'a character still being composed is ignored',
      given: press('?', { isComposing: true }),
      is: null,
    },
  ])('$why', ({ given, is }) => expect(shortcutOf(given)).toBe(is));

  test('a field and a dialog keep their keys, but Ctrl K leaves a field', () => {
    expect(shortcutOf(press('/', inside('<input>')))).toBeNull();
    expect(shortcutOf(press('?', inside('<div role="dialog"><b></b></div>')))).toBeNull();
    expect(shortcutOf(press('k', { ctrlKey: true, ...inside('<input>') }))).toBe('search');
  });
});
