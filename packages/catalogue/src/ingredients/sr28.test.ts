import { expect, test } from 'vitest';
import { readSr28, rowOf } from '../../scripts/sr28-data.ts';
import { INGREDIENTS } from './index.ts';
import { SR28 } from '../data/sr28.ts';

test('every copied row matches Standard Reference 28', async () => {
  const foods = await readSr28();
  const rows = SR28.trim().split('\n');
  const wrong = rows.flatMap((row) => {
    const id = row.slice(0, 5);
    const food = foods.get(id);
    const original = food ? rowOf(id, food) : 'not there';
    return row === original ? [] : [`${row}, not ${original}`];
  });
  expect(rows.length).toBeGreaterThan(250);
  expect(wrong).toEqual([]);
});

test("every ingredient's figures come from the table, with their source", () => {
  const ids = new Set([...SR28.matchAll(/^\d{5}/gm)].map(([id]) => id));
  const share = String.raw`\d+ % `;
  const form = new RegExp(
    `^(?:SR28 (\\d{5})(?:, nearest food)?(?:, ${share}edible)?|computed: (?:${share}SR28 \\d{5}(?: \\+ |$))+|computed: SR28 \\d{5}, [\\d.]+ g dried to 1 g)$`,
  );
  const odd = INGREDIENTS.filter(
    ({ per100g: { source } }) =>
      !form.test(source) || [...source.matchAll(/SR28 (\d{5})/g)].some(([, id = '']) => !ids.has(id)),
  );
  expect(odd.map(({ slug, per100g }) => `${slug}: ${per100g.source}`)).toEqual([]);
});
