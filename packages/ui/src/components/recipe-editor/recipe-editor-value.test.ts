import { expect, test } from 'vitest';
import { UNREAD_LINE } from '../ingredient-line-field/index.ts';
import { linesOfRows, rowsOfLines, rowsOfSteps, stepsOfRows, EMPTY_RECIPE } from './recipe-editor-value.ts';

const line = (text: string, group: string | null = null) => ({ ...UNREAD_LINE, text, group });

test('lines and their headings come back as they were', () => {
  const lines = [
    line('200 g flour'),
    line('1 onion', 'For the sauce'),
    line('salt', 'For the sauce'),
    line('mint', 'To serve'),
  ];
  const rows = rowsOfLines(lines);
  expect(rows.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'line 200 g flour',
    'heading For the sauce',
    'line 1 onion',
    'line salt',
    'heading To serve',
    'line mint',
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(6);
  expect(linesOfRows(rows)).toEqual(lines);
});

test('empty lines, empty headings and empty steps are left out', () => {
  const rows = [...rowsOfLines([line(' salt ', 'Rub')]), { kind: 'heading' as const, key: 9, text: ' ' }];
  expect(linesOfRows([...rows, { ...line(' '), kind: 'line', key: 10 }])).toEqual([line('salt', 'Rub')]);
  expect(stepsOfRows([...rowsOfSteps(['Stir.', ' ']), { key: 8, text: ' Serve. ' }])).toEqual([
    'Stir.',
    'Serve.',
  ]);
});

test('nothing to edit is one empty line and one empty step', () => {
  expect(rowsOfLines([])).toBe(EMPTY_RECIPE.ingredients);
  expect(rowsOfSteps([])).toBe(EMPTY_RECIPE.steps);
});
