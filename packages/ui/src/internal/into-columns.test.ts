import { describe, expect, test } from 'vitest';
import { intoColumns } from './into-columns.ts';

describe('intoColumns', () => {
  const groups = (sizes: Record<string, number>) =>
    Object.entries(sizes).map(([letter, size]) => ({
      letter,
      size,
    }));

  test.each([
    { why: 'even groups are halved', sizes: { A: 2, B: 2, C: 2, D: 2 }, first: 'AB', second: 'CD' },
    {
      why: 'of two equal ways, the longer column comes first',
      sizes: { A: 2, B: 2, C: 2 },
      first: 'AB',
      second: 'C',
    },
    {
      why: 'the longer column comes last where that is more even',
      sizes: { A: 7, B: 4, C: 2, D: 16, E: 2 },
      first: 'ABC',
      second: 'DE',
    },
    { why: 'a group is never broken', sizes: { A: 40 }, first: 'A', second: '' },
    { why: 'nothing is two empty columns', sizes: {}, first: '', second: '' },
  ])('$why', ({ sizes, first, second }) => {
    const names = intoColumns(groups(sizes), ({ size }) => size + 1.5).map((column) =>
      column.map(({ letter }) => letter).join(''),
    );
    expect(names).toEqual([first, second]);
  });
});
