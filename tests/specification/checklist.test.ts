import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mentions, quotedTexts, readChecklist } from './checklist.ts';
import { countTests, testNames } from './named-tests.ts';
import { projectFiles, reachOf } from './reach.ts';
import { ROOT } from './root.ts';
import { isShown, shownTexts } from './shown-texts.ts';

/** How many requirements nothing proves. It may fall and never rise. */
const OPEN = 0;

const requirements = readChecklist(readFileSync(`${ROOT}docs/specification.md`, 'utf8'));

test('every requirement has an id of its own, in the order of its group', () => {
  const counts = new Map<string, number>();
  const inOrder = requirements.map(({ id }) => {
    const [group = ''] = id.split('-');
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return `${group}-${String(count).padStart(2, '0')}`;
  });
  expect(requirements.map(({ id }) => id)).toEqual(inOrder);
  expect(requirements.length).toBeGreaterThan(600);
});

test('every requirement names a test that is there', { timeout: 60_000 }, () => {
  const namesOf = new Map<string, string[]>();
  const faults = requirements
    .filter(({ isOpen }) => !isOpen)
    .flatMap(({ id, proofs }) => {
      if (proofs.length === 0) return [`${id} has no test`];
      return proofs.flatMap(({ path, test: name }) => {
        if (!existsSync(`${ROOT}${path}`)) return [`${id}: there is no file ${path}`];
        const names = namesOf.get(path) ?? testNames(path);
        namesOf.set(path, names);
        const count = countTests(names, name);
        return count === 1 ? [] : [`${id}: ${path} has ${count} tests named '${name}'`];
      });
    });
  expect(faults).toEqual([]);
});

test('no more requirements are open than there were', () => {
  expect(requirements.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toHaveLength(OPEN);
});

test('every text that the list quotes is in the sources of the product', { timeout: 60_000 }, () => {
  const texts = shownTexts();
  const missing = requirements.flatMap(({ id, words }) =>
    quotedTexts(words)
      .filter((text) => !isShown(texts, text))
      .map((text) => `${id}: '${text}'`),
  );
  expect(missing).toEqual([]);
});

test(
  'every text that the list quotes is in a test of its row, or in what that uses',
  { timeout: 60_000 },
  () => {
    const read = projectFiles();
    const unread = requirements.flatMap(({ id, words, proofs }) => {
      const texts = quotedTexts(words);
      if (texts.length === 0) return [];
      const sources = proofs.map(({ path, test: name }) => reachOf(path, name, read));
      return texts
        .filter((text) => !sources.some((source) => mentions(source, text)))
        .map((text) => `${id}: '${text}'`);
    });
    expect(unread).toEqual([]);
  },
);
