// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import type { DataAttribute } from '../internal/docs/data-attributes.ts';
import type { ComponentGuide } from '../internal/docs/guide.ts';
import { nodesOf, parse } from './api/parse.ts';
import { CONFORMANCE } from './conformance.tsx';
import * as ui from './every-component.ts';
import { WORDS_ROWS } from './words-rows-all.tsx';

afterEach(() => {
  ui.toast.clear();
  cleanup();
});

const guides = Object.values(
  import.meta.glob<Record<string, ComponentGuide>>('../components/*/*.guide.ts', { eager: true }),
).flatMap((module) => Object.values(module));
const known = guides.flatMap(({ attributes = [] }) => attributes);
const find = (slot: string, name: string) => known.find((one) => one.slot === slot && one.name === name);

/** Radix sets these on its own elements, and documents them. */
const OF_RADIX = /^data-(?:radix-.*|align|aria-hidden|disabled|highlighted|orientation|side|state)$/;
const OF_THIS_TEST = new Set(['data-slot', 'data-extra']);
/** The library finds its own buttons by these, to keep the focus. */
const OF_FOCUS = new Set(['data-edits', 'data-generate', 'data-removes', 'data-saves']);

const takes = ({ values }: DataAttribute, value: string) =>
  values === 'any' || (values ? values.includes(value) : value === '' || value === 'true');

/** What the elements of the page say that no file of attributes has; elements without a slot are nobody's business. */
function unknown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const slot = element.dataset['slot'] ?? '';
    return [...element.attributes]
      .filter(({ name }) => name.startsWith('data-') && !OF_THIS_TEST.has(name) && !OF_FOCUS.has(name))
      .filter(({ name, value }) => {
        const attribute = find(slot, name);
        return attribute ? !takes(attribute, value) : !OF_RADIX.test(name);
      })
      .map(({ name, value }) => `${slot}: ${name}="${value}"`);
  });
}

const nothing = () => undefined;

test.each(CONFORMANCE)('$slot has only known attributes', ({ element }) => {
  const common = {
    className: '',
    style: { order: 0 },
    'data-extra': '',
    'data-slot': 'theirs',
    onClick: nothing,
    onKeyDown: nothing,
    onFocus: nothing,
    onBlur: nothing,
    onMouseEnter: nothing,
    onMouseLeave: nothing,
    ref: createRef<HTMLElement>() as Ref<never>,
  };
  render(element(common));
  expect(unknown()).toEqual([]);
});

test.each(WORDS_ROWS)('$component has only known attributes in use', async ({ element, act }) => {
  ui.toast.failure('Failed');
  render(element);
  await act?.();
  expect(unknown()).toEqual([]);
});

test('each attribute in a file is set by a component', () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      ['../{components,internal}/**/*.{ts,tsx}', '!**/*.{test,stories,guide,attributes}.{ts,tsx}'],
      { eager: true, import: 'default', query: '?raw' },
    ),
  ).map(([path, source]) => parse(path, source));
  const set = new Set(
    sources.flatMap((source) => [
      ...nodesOf(source, ts.isJsxAttribute).map(({ name }) => name.getText()),
      ...nodesOf(source, ts.isStringLiteral).map(({ text }) => text),
    ]),
  );
  expect(known.map(({ name }) => name).filter((name) => !set.has(name))).toEqual([]);
  expect(known.length).toBeGreaterThan(80);
});

test('each attribute is on a part of the anatomy', () => {
  expect(
    guides.flatMap(({ anatomy, attributes = [] }) => {
      const [root] = anatomy;
      const slots = new Set(anatomy.map(({ slot }) => slot));
      return attributes
        .filter(({ slot }) => !slots.has(slot))
        .map(({ slot, name }) => `${root?.slot}: ${name} on ${slot}`);
    }),
  ).toEqual([]);
});
