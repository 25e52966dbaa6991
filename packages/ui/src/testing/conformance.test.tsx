// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import ts from 'typescript';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import { nodesOf, parse } from './api/parse.ts';
import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';
import { CONFORMANCE } from './conformance.tsx';

afterEach(cleanup);

// They provide a context and render nothing.
const ROOTLESS = new Set(['food-provider', 'locale']);

const ours = { className: 'ours', style: { order: 7 }, 'data-extra': 'kept' };

/** Page events, and the caller's handler that must run in addition to the component's own. */
const EVENTS = {
  onClick: fireEvent.click,
  onKeyDown: fireEvent.keyDown,
  onFocus: fireEvent.focus,
  onBlur: fireEvent.blur,
  onMouseEnter: fireEvent.mouseEnter,
  onMouseLeave: fireEvent.mouseLeave,
};
const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

function draw({ slot, element, fieldOf, namedByCaller }: Row) {
  const ref = createRef<HTMLElement>();
  const heard = Object.fromEntries(NAMES.map((name) => [name, vi.fn<() => void>()])) as Record<
    keyof typeof EVENTS,
    Mock<() => void>
  >;
  const common = { ...ours, ...heard, 'data-slot': 'theirs' };
  render(element({ ...common, ref: ref as Ref<never> }));
  const root = document.querySelector<HTMLElement>(`[data-slot="${namedByCaller ? 'theirs' : slot}"]`);
  // A field's root is its wrapper; a form needs the control inside.
  const target = fieldOf ? root?.querySelector<HTMLElement>(fieldOf) : root;
  return { ref, root, target, heard };
}

test.each(CONFORMANCE)('$slot takes className, style, ref and other props, and keeps its slot', (row) => {
  const { ref, root, target } = draw(row);
  expect(root?.classList).toContain('ours');
  expect(root?.style.order).toBe('7');
  expect(target?.getAttribute('data-extra')).toBe('kept');
  expect(ref.current).toBe(target);
});

test.each(CONFORMANCE)("$slot calls the caller's listeners along with its own", (row) => {
  const { target, heard } = draw(row);
  if (!target) throw new Error(`${row.slot} is not there`);
  const deaf = NAMES.filter((name) => {
    heard[name].mockClear();
    EVENTS[name](target);
    return heard[name].mock.calls.length !== 1;
  });
  expect(deaf).toEqual([]);
});

test('no exported component is missing', () => {
  const files = import.meta.glob<string>('./conformance*.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  });
  const tags = Object.entries(files).flatMap(([path, source]) =>
    nodesOf(parse(path, source), (node) => ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)),
  );
  const covered = new Set(
    tags
      .filter(({ attributes }) =>
        attributes.properties.some(
          (one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === 'common',
        ),
      )
      .map(({ tagName }) => tagName.getText()),
  );
  const components = Object.entries(ui)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'object' && '$$typeof' in value)
    .map(([name]) => name);
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((name) => !covered.has(`ui.${name}`))).toEqual([]);
});

test('no folder is missing', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map((path) => path.split('/')[2]);
  const covered = new Set(CONFORMANCE.map(({ folder, slot }) => folder ?? slot));
  expect(
    folders.filter((folder) => folder !== undefined && !ROOTLESS.has(folder) && !covered.has(folder)),
  ).toEqual([]);
});
