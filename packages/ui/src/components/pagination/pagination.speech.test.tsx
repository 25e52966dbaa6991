// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { Pagination } from './index.ts';

test('announces what is shown, then previous, the current page, and next', async () => {
  await listen(<Pagination page={2} total={47} onPageChange={() => undefined} />);
  expect(await readOn()).toEqual([
    'navigation, Pages',
    'paragraph',
    'Showing 21 - 40 of 47 recipes',
    'end of paragraph',
    'button, Previous',
    'current page',
    'Page 2 of 3',
    'end, current page',
    'button, Next',
    'end of navigation, Pages',
    'end of document',
  ]);
});
