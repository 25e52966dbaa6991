import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startApi } from '../api/api.ts';
import { WEIGHED_CATALOGUE } from '../api/small-catalogue.ts';
import { isLong } from './forms.ts';
import { expectUndone, pairs, undoWalk } from './model/undo-walks.ts';

const WALKS = isLong ? 2_000 : 40;

test(`${WALKS} walks over two devices leave the pantry of a cook who never did what they undo`, async () => {
  const api = await startApi({ catalogue: WEIGHED_CATALOGUE });
  const next = pairs(api);
  let count = 0;
  const walk = fc.asyncProperty(undoWalk, async (steps) => {
    await expectUndone(await next(), steps);
    count += 1;
  });
  await fc.assert(walk, { numRuns: WALKS, endOnFailure: !isLong }).finally(() => api.close());
  expect(count).toBe(WALKS);
}, 3_600_000);
