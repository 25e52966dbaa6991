import { expect, test } from 'vitest';
import { outdatedFiles, wholeFiles } from './picture-files.ts';

const ENTRIES = [
  'manifest.json',
  'dal-1-480.webp',
  'dal-2-480.webp.part',
  'dal-1-480.webp.part',
  'rice-9-480.webp.part',
];

test('a partial file is not a picture', () => {
  expect([...wholeFiles(ENTRIES)]).toEqual(['manifest.json', 'dal-1-480.webp']);
});

test('deletes outdated files and keeps what another run may be writing', () => {
  const current = new Set(['manifest.json', 'dal-2-480.webp']);
  expect(outdatedFiles(ENTRIES, current)).toEqual([
    'dal-1-480.webp',
    'dal-1-480.webp.part',
    'rice-9-480.webp.part',
  ]);
});
