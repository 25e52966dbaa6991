import { expect, test } from 'vitest';
import { pageCount, pageRange } from './page-range.ts';

test.each([
  { why: 'a full first page', page: 1, size: 20, total: 47, first: 1, last: 20, pages: 3 },
  { why: 'a last page that is not full', page: 3, size: 20, total: 47, first: 41, last: 47, pages: 3 },
  { why: 'exactly two pages', page: 2, size: 20, total: 40, first: 21, last: 40, pages: 2 },
  { why: 'nothing found', page: 1, size: 20, total: 0, first: 0, last: 0, pages: 1 },
  { why: 'a page beyond the last', page: 9, size: 20, total: 47, first: 47, last: 47, pages: 3 },
])('$why: $first to $last on $pages pages', ({ page, size, total, first, last, pages }) => {
  expect(pageRange(page, size, total)).toEqual({ first, last });
  expect(pageCount(size, total)).toBe(pages);
});
