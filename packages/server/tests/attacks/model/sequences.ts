import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Api } from '../../api/api.ts';
import { logInElsewhere } from '../../support/devices.ts';
import { isLong, progress } from '../../support/forms.ts';
import { choosingCommands } from './choosing-commands.ts';
import { History } from './history.ts';
import { listCommands } from './list-commands.ts';
import {
  EMPTY,
  expectLists,
  expectPantry,
  expectPlan,
  expectPreferences,
  type Model,
  type Real,
} from './model.ts';
import { pantryCommands } from './pantry-commands.ts';
import { planCommands } from './plan-commands.ts';
import { preferenceCommands } from './preference-commands.ts';

const MOST_STEPS = 25;

const COMMANDS = [
  ...pantryCommands,
  ...listCommands,
  ...preferenceCommands,
  ...planCommands,
  ...choosingCommands,
];

const steps = fc.commands(COMMANDS, { maxCommands: MOST_STEPS, size: 'max' });

/** A new cook and their model: only the list Favorites. */
async function begin(api: Api): Promise<{ model: Model; real: Real }> {
  const user = await api.signUp();
  const devices = [await logInElsewhere(api, user), await logInElsewhere(api, user)];
  const real = { ...user, devices };
  const [favorites] = (await real.call('GET', '/lists')).body.lists as { id: string; name: string }[];
  if (!favorites) throw new Error('A new cook has no Favorites');
  const list = { ...favorites, description: null, isFavorites: true, recipes: new Set<number>() };
  const model: Model = {
    pantry: new Map(),
    history: new History(),
    lists: [list],
    preferences: null,
    allergies: new Set(),
    devices: devices.map(() => ({ seen: EMPTY, undo: null })),
    plan: null,
  };
  return { real, model };
}

/**
 * Fails unless this many random sequences leave the API and the model in the same state. Returns the number
 * of sequences.
 */
export async function expectNoDivergence(api: Api, sequences: number): Promise<number> {
  const seed = randomInt(2 ** 31);
  const since = performance.now();
  let count = 0;
  const report = progress(sequences);
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const started = await begin(api);
      await fc.asyncModelRun(() => started, sequence);
      const { model, real } = started;
      await expectPantry(model, real);
      await expectLists(model, real);
      await expectPreferences(model, real);
      await expectPlan(model, real);
      count += 1;
      report();
    }),
    { numRuns: sequences, seed, interruptAfterTimeLimit: 3_000_000 },
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  if (isLong) console.log(`${count} sequences, seed ${seed}: no divergence, ${seconds} s`);
  return count;
}
