import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startApi } from '../api/api.ts';
import { WEIGHED_CATALOGUE } from '../api/small-catalogue.ts';
import { isLong, progress, repetitions } from '../support/forms.ts';
import { expectUndone, pairs, undoWalk } from './model/undo-walks.ts';

const WALKS = repetitions(40);

test(`${WALKS} walks over two devices leave the pantry of a cook who never did what they undo`, async () => {
  const api = await startApi({ catalogue: WEIGHED_CATALOGUE });
  const next = pairs(api);
  const report = progress(WALKS);
  let count = 0;
  const walk = fc.asyncProperty(undoWalk, async (steps) => {
    await expectUndone(await next(), steps);
    count += 1;
    report();
  });
  await fc.assert(walk, { numRuns: WALKS, endOnFailure: !isLong }).finally(() => api.close());
  expect(count).toBe(WALKS);
}, 14_400_000);
