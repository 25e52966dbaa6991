import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeNarrator } from '../../src/plan/language-model/narrator.ts';
import { faultsOf } from '@larder/domain/planner';
import { CANDIDATES, TODAY } from '../planner/candidates.ts';
import { filters, preferences, violations } from '../planner/violations.ts';
import { keptLog } from '../support/logs.ts';
import { requestOf } from './week.ts';

const SETTINGS = { baseUrl: 'http://models.example/v1', apiKey: null, model: 'm', timeoutMs: 1_000 };

test('with any preferences and any model, no week contains anything forbidden', async () => {
  let changed = 0;
  let refused = 0;
  const check = fc.asyncProperty(
    preferences,
    filters,
    fc.infiniteStream(fc.nat()),
    fc.boolean(),
    async (preferred, filtered, chance, isForeign) => {
      const wishes = { preferences: preferred, filters: filtered, today: TODAY };
      const request = requestOf({ wishes }, { starts: 1, steps: 100 });
      const candidates = request.week.candidates ?? [];
      const pool = (isForeign ? CANDIDATES : candidates).map(({ id }) => id);
      const pick = () => pool.splice((chance.next().value ?? 0) % pool.length, 1)[0];
      const meals = request.week.meals.map(() => ({ id: pick(), say: '' }));
      const model = makeNarrator(
        SETTINGS,
        () => Promise.resolve(JSON.stringify({ meals, notes: [] })),
        keptLog().log,
      );
      // If the countries asked for have too few dinners, others fill the week: no other limit is loosened.
      const held = request.week.tooFewFrom ? { ...filtered, countries: [] } : filtered;
      // The model's choices are already within the limits.
      expect(candidates.flatMap(({ id }) => violations(id, preferred, held))).toEqual([]);
      const told = await model.narrate(request);
      if (!told) refused += 1;
      const week = told?.week ?? request.week;
      if (week !== request.week) changed += 1;
      expect(faultsOf(week, { candidates: CANDIDATES, pantry: [], wishes })).toEqual([]);
      expect(week.meals.flatMap(({ recipe: { id } }) => violations(id, preferred, held))).toEqual([]);
    },
  );
  await fc.assert(check, { numRuns: 300, seed: 20_300_506 });
  expect(changed).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(50);
});
