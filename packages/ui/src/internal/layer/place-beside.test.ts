// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { placeAlong } from './place-beside.ts';

afterEach(() => document.body.replaceChildren());

/** Where a list of 2,600 px opens in a window of 1,000 px, from a field at this height. */
function sideOf(top: number, listHeight?: string): 'above' | 'below' {
  const [panel, anchor] = [document.createElement('ul'), document.createElement('input')];
  document.body.append(anchor, panel);
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 1000, configurable: true });
  document.documentElement.style.fontSize = '16px';
  Object.defineProperty(panel, 'scrollHeight', { value: 2600 });
  anchor.getBoundingClientRect = () => new DOMRect(0, top, 200, 40);
  if (listHeight) panel.style.setProperty('--ld-list-height', listHeight);
  placeAlong(panel, anchor);
  return Number.parseFloat(panel.style.top) >= top ? 'below' : 'above';
}

test('a long list opens below if as much as it shows fits there', () => {
  expect(sideOf(600, '19rem')).toBe('below');
});

test('a long list opens above if only there as much as it shows fits', () => {
  expect(sideOf(800, '19rem')).toBe('above');
});

test('a list without a limit opens where more room is', () => {
  expect(sideOf(600)).toBe('above');
  expect(sideOf(300)).toBe('below');
});
