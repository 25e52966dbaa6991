import { expect, test } from 'vitest';
import { faultsOf } from './find.mjs';

const SERVER = 'packages/server/src';
const APP = 'app/src';
const DOMAIN = 'packages/domain/src';
const files = (texts) => new Map(Object.entries(texts));

test.each([
  { why: 'a lower room', file: `${SERVER}/plan/week.ts`, imports: '../pantry/pantry.store.ts' },
  { why: 'its own room', file: `${SERVER}/plan/week.ts`, imports: './plan.service.ts' },
  { why: 'a room inside its own', file: `${APP}/plan/week.ts`, imports: './current/plan.query.ts' },
  {
    why: 'a file that all of the domain may import',
    file: `${DOMAIN}/planner/week.ts`,
    imports: '../dates/day.ts',
  },
  { why: 'another package', file: `${SERVER}/platform/a.ts`, imports: '../../../catalogue/a.ts' },
  { why: 'anything, from src itself', file: `${SERVER}/app.ts`, imports: './accounts/account.service.ts' },
  { why: 'anything, for a test', file: `${APP}/platform/a.test.ts`, imports: '../shell/query-client.ts' },
  { why: 'anything, for a story', file: `${APP}/pantry/a.stories.tsx`, imports: '../storybook/fixtures.ts' },
])('a file may import $why', ({ file, imports }) => {
  expect(faultsOf(files({ [file]: `import { a } from '${imports}';` }))).toEqual([]);
});

test.each([
  {
    why: 'a higher room',
    file: `${SERVER}/pantry/a.ts`,
    imports: '../plan/b.ts',
    says: 'pantry comes before plan',
  },
  {
    why: 'the room that contains it',
    file: `${APP}/plan/current/a.ts`,
    imports: '../plan-shopping.tsx',
    says: 'plan/current comes before plan',
  },
  {
    why: 'part of the model, from a file that all may import',
    file: `${DOMAIN}/stock.ts`,
    imports: './weight/grams-of.ts',
    says: 'src comes before weight',
  },
  {
    why: 'the files that assemble the rooms',
    file: `${APP}/shell/a.ts`,
    imports: '../app.tsx',
    says: 'so rooms must not import them',
  },
  {
    why: 'a file for tests',
    file: `${APP}/pantry/a.ts`,
    imports: '../testing/change.ts',
    says: 'testing is for tests and stories alone',
  },
])('a file may not import $why', ({ file, imports, says }) => {
  const [fault, ...others] = faultsOf(files({ [file]: `\nimport { a } from '${imports}';` }));
  expect(fault).toContain(says);
  expect(fault).toMatch(new RegExp(`^${file}:2 imports `));
  expect(others).toEqual([]);
});

test.each([
  `import type { A } from '../plan/b.ts';`,
  `import {\n  a,\n} from '../plan/b.ts';`,
  `export * from '../plan/b.ts';`,
  `import '../plan/b.ts';`,
  `const b = () => import('../plan/b.ts');`,
])('%s is an import', (text) => expect(faultsOf(files({ [`${APP}/pantry/a.ts`]: text }))).toHaveLength(1));

test('reports a file outside a room', () => {
  expect(faultsOf(files({ [`${APP}/helpers/a.ts`]: '' }))).toEqual([
    `${APP}/helpers/a.ts is not in a room. Move it into one, or add the new room to scripts/rooms/order.mjs.`,
  ]);
});

test('reports an import cycle once, including one of types only', () => {
  const faults = faultsOf(
    files({
      [`${APP}/pantry/a.ts`]: `import type { B } from './b.ts';`,
      [`${APP}/pantry/b.ts`]: `import { c } from './c.ts';`,
      [`${APP}/pantry/c.ts`]: `import { a } from './a.ts';`,
      [`${APP}/pantry/d.ts`]: `import { a } from './a.ts';`,
    }),
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${APP}/pantry/a.ts\n  → ${APP}/pantry/b.ts\n  → ${APP}/pantry/c.ts`);
});
