import type { Candidate } from '@larder/domain/planner';
import { makePlannerThread } from '../../src/plan/planner-thread.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { Household } from './households.ts';

/** How long plans made by the server's own thread take, one after another, without the first. */
export async function timesOf(recipes: readonly Candidate[], homes: readonly Household[]): Promise<number[]> {
  const planner = threadOf(recipes);
  const times: number[] = [];
  for (const { pantry, wishes } of homes) {
    const start = performance.now();
    await planner.plan({ userId: 'bench' }, snapshotOf(recipes), { pantry, wishes });
    times.push(performance.now() - start);
  }
  await planner.close();
  return times.slice(1);
}

/** How long the last of several simultaneous cooks waits. */
export async function crowdOf(recipes: readonly Candidate[], homes: readonly Household[]): Promise<number> {
  const planner = threadOf(recipes);
  const ask = () =>
    Promise.all(
      homes.map(({ pantry, wishes, name }) =>
        planner.plan({ userId: name }, snapshotOf(recipes), { pantry, wishes }),
      ),
    );
  await ask();
  const start = performance.now();
  await ask();
  const time = performance.now() - start;
  await planner.close();
  return time;
}

function threadOf(recipes: readonly Candidate[]) {
  return makePlannerThread(async function* () {
    for (let from = 0; from < recipes.length; from += 500) yield recipes.slice(from, from + 500);
  });
}

/** The worker only looks at a catalogue's version. */
function snapshotOf(recipes: readonly Candidate[]): CatalogueSnapshot {
  return { version: `${recipes.length}` } as CatalogueSnapshot;
}

/** A percentile. */
export function at(share: number, figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(share * figures.length) - 1]!;
}
