import { describe, expect, test } from 'vitest';
import { apiTable } from './api-table.ts';
import { readLibrary, type LibraryProp } from './read-library.ts';

const { components, checker, typeOf } = readLibrary();
const conventions = new Map(
  checker
    .getPropertiesOfType(typeOf('testing/api/conventions.ts', 'Conventions'))
    .map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]),
);
const message = typeOf('internal/conventions.ts', 'ErrorMessage');
const level = typeOf('internal/conventions.ts', 'HeadingLevel');
const render = typeOf('testing/api/conventions.ts', 'RenderFunction');

/** What sounds like something that runs, and is not. */
const OTHERS = new Set([
  'defaultEditingId',
  'editingId',
  'headingId',
  'listening',
  'matchingIds',
  'waiting',
  'withMissing',
]);

/** `Component prop: type` for every prop that the rule refuses. */
const refused = (isWrong: (prop: LibraryProp) => boolean) =>
  components.flatMap(({ name, props }) =>
    props.filter(isWrong).map((prop) => `${name} ${prop.name}: ${prop.text}`),
  );

const given = ({ type }: LibraryProp) => checker.getNonNullableType(type);

describe('one API', () => {
  test('the compiler finds the components and their props', () => {
    expect(components.length).toBeGreaterThan(150);
    const alert = components.find(({ name }) => name === 'AlertDialog');
    expect(alert?.props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['title', 'error', 'open', 'trigger']),
    );
    expect(alert?.props.map(({ name }) => name)).not.toContain('className');
  });

  test('a prop of the conventions has their type', () => {
    expect(
      refused((prop) => {
        const wanted = conventions.get(prop.name);
        return wanted !== undefined && !checker.isTypeAssignableTo(given(prop), wanted);
      }),
    ).toEqual([]);
  });

  test('an error takes every message, and a heading every level', () => {
    const takes = (prop: LibraryProp, all: typeof message) => checker.isTypeAssignableTo(all, prop.type);
    expect(refused((prop) => prop.name === 'error' && !takes(prop, message))).toEqual([]);
    expect(refused((prop) => prop.name === 'headingLevel' && !takes(prop, level))).toEqual([]);
  });

  test('what a form says of its fields is a message for each', () => {
    expect(
      refused(
        (prop) =>
          prop.name === 'errors' &&
          checker
            .getPropertiesOfType(given(prop))
            .some((field) => !checker.isTypeAssignableTo(message, checker.getTypeOfSymbol(field))),
      ),
    ).toEqual([]);
  });

  test('a function that renders returns a node', () => {
    expect(
      refused((prop) => /^render[A-Z]/.test(prop.name) && !checker.isTypeAssignableTo(given(prop), render)),
    ).toEqual([]);
  });

  test('nothing else says that something runs or failed', () => {
    expect(
      refused(
        ({ name, text }) =>
          !conventions.has(name) &&
          !OTHERS.has(name) &&
          (/(?:ingIds?|Error|Failed|Failure)$/.test(name) || (name.endsWith('ing') && text === 'boolean')),
      ),
    ).toEqual([]);
  });
});

test('the table has what a component takes', () => {
  const rows = new Map(apiTable(components).map((row) => [row.component, row]));
  expect(rows.get('SaveBar')).toMatchObject({ errors: ['error | true'], busy: ['pending'], heading: [] });
  expect(rows.get('EmptyState')).toMatchObject({
    heading: ['headingLevel'],
    slots: expect.arrayContaining(['action']),
  });
  expect(rows.has('Badge')).toBe(true);
});
