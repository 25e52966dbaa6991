// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { placeAlong, placeBeside } from './place-beside.ts';

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

/** The top of a panel of this height in a window of 1,000 px, beside a button of 40 px at this height. */
function topOf(top: number, height: number): number {
  const [panel, anchor] = [document.createElement('div'), document.createElement('button')];
  document.body.append(anchor, panel);
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 1000, configurable: true });
  Object.defineProperty(panel, 'offsetHeight', { value: height });
  anchor.getBoundingClientRect = () => new DOMRect(0, top, 200, 40);
  placeBeside('start')(panel, anchor);
  return Number.parseFloat(panel.style.top);
}

test.each([
  { why: 'below its button', top: 100, height: 300, at: 148 },
  { why: 'above it if there is no room below', top: 800, height: 300, at: 492 },
  {
    why: 'below if there is no room on either side, as far as it stays in the window',
    top: 500,
    height: 600,
    at: 392,
  },
  { why: 'out of the window with its button', top: 1100, height: 300, at: 792 },
])('a panel opens $why', ({ top, height, at }) => {
  expect(topOf(top, height)).toBe(at);
});
