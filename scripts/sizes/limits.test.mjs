import { describe, expect, test } from 'vitest';
import { findProblems, sizeTable, withNewLimits } from './limits.mjs';

const button = { name: 'button', js: 1130, css: 600, brings: [], leaks: [] };
const card = { name: 'card', js: 5000, css: 900, brings: ['flag'], leaks: [] };
const sizes = (...components) => ({
  whole: { js: 40_000, css: 12_000 },
  entries: { account: 9000 },
  later: { 'components/card/kit': 40_000 },
  components,
});
const limits = {
  whole: { js: 60_000, css: 15_000 },
  entries: { account: 9100 },
  later: { 'components/card/kit': 41_000 },
  components: { button: { js: 1200, brings: [] }, card: { js: 5200, brings: ['flag'] } },
};

describe('findProblems', () => {
  test.each([
    { why: 'nothing, within the limits', components: [button, card], problems: [] },
    {
      why: 'a component over its limit',
      components: [{ ...button, js: 1900 }, card],
      problems: ['button has 1.9 KB of JS; the limit is 1.2 KB.'],
    },
    {
      why: 'a component newly pulled in by another',
      components: [{ ...button, brings: ['spinner'] }, card],
      problems: ['button now pulls in spinner.'],
    },
    {
      why: 'modules pulled in only through the entry',
      components: [{ ...button, leaks: ['components/card/card.js'] }, card],
      problems: [
        'Importing button from its entry pulls in more than importing its own path: components/card/card.js.',
      ],
    },
    {
      why: 'a component without a limit',
      components: [button, card, { ...button, name: 'menu' }],
      problems: ['menu has no limit. Set one with npm run size -- --write.'],
    },
    {
      why: 'a limit without a component',
      components: [button],
      problems: ['card has a limit, but the component does not exist.'],
    },
  ])('finds $why', ({ components, problems }) => {
    expect(findProblems(sizes(...components), limits)).toEqual(problems);
  });

  test('finds an entry over its limit, and one without', () => {
    const entries = { account: 9200, planning: 10 };
    expect(findProblems({ ...sizes(button, card), entries }, limits)).toEqual([
      'The entry account has 9.2 KB of JS; the limit is 9.1 KB.',
      'planning has no limit. Set one with npm run size -- --write.',
    ]);
  });

  test('finds what is loaded later and over its limit', () => {
    const later = { 'components/card/kit': 42_000 };
    expect(findProblems({ ...sizes(button, card), later }, limits)).toEqual([
      'The later part components/card/kit has 42.0 KB of JS; the limit is 41.0 KB.',
    ]);
  });

  test('finds a limit without an entry', () => {
    expect(findProblems({ ...sizes(button, card), entries: {} }, limits)).toEqual([
      'The entry account has a limit, but does not exist.',
    ]);
  });

  test('finds that the index is too large', () => {
    expect(findProblems({ ...sizes(button, card), whole: { js: 61_000, css: 1 } }, limits)).toEqual([
      'The index has 61.0 KB of JS; the limit is 60.0 KB.',
    ]);
  });
});

test('new limits leave some headroom, existing ones stay, those of deleted components go', () => {
  const menu = { ...button, name: 'menu', js: 2010, brings: ['button'] };
  const { entries, later, components } = withNewLimits(
    {
      ...sizes({ ...button, js: 9999 }, menu),
      entries: { account: 9999, planning: 2010 },
      later: { 'components/menu/kit': 2010 },
    },
    limits,
  );
  expect(components).toEqual({
    button: { js: 1200, brings: [] },
    menu: { js: 2100, brings: ['button'] },
  });
  expect(entries).toEqual({ account: 9100, planning: 2100 });
  expect(later).toEqual({ 'components/menu/kit': 2100 });
});

test('the table lists the largest first, each next to its limit', () => {
  const [, first, second] = sizeTable(sizes(button, card), limits).split('\n');
  expect(first).toMatch(/^card +5\.0 KB +5\.2 KB +0\.9 KB +flag$/);
  expect(second).toMatch(/^button +1\.1 KB +1\.2 KB +0\.6 KB$/);
  expect(sizeTable(sizes(button), { ...limits, entries: {} })).toMatch(/^\/account +9\.0 KB +none$/m);
  expect(sizeTable(sizes(button), limits)).toMatch(/^later: kit +40\.0 KB +41\.0 KB$/m);
});
