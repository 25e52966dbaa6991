import { expect, test } from 'vitest';
import { outdatedFiles, wholeFiles } from './picture-files.ts';

const ENTRIES = [
  'manifest.json',
  'dal-1-480.webp',
  'dal-2-480.webp.part',
  'dal-1-480.webp.part',
  'rice-9-480.webp.part',
];

test('a part is no picture', () => {
  expect([...wholeFiles(ENTRIES)]).toEqual(['manifest.json', 'dal-1-480.webp']);
});

test('what is outdated goes, and what another run may be writing stays', () => {
  const current = new Set(['manifest.json', 'dal-2-480.webp']);
  expect(outdatedFiles(ENTRIES, current)).toEqual([
    'dal-1-480.webp',
    'dal-1-480.webp.part',
    'rice-9-480.webp.part',
  ]);
});
