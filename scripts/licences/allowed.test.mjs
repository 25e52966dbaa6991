import { expect, test } from 'vitest';
import { refused } from './allowed.mjs';

const some = { name: 'some', versions: ['1.0.0'] };

test.each([
  { licence: 'MIT', use: 'shipped', isRefused: false },
  { licence: '(MIT OR GPL-3.0)', use: 'shipped', isRefused: false },
  { licence: 'Apache-2.0 AND MIT', use: 'shipped', isRefused: false },
  { licence: 'MIT AND GPL-3.0', use: 'shipped', isRefused: true },
  { licence: 'MPL-2.0', use: 'shipped', isRefused: true },
  { licence: 'MPL-2.0', use: 'for work', isRefused: false },
  { licence: 'GPL-2.0-only', use: 'for work', isRefused: true },
  { licence: 'Unknown', use: 'for work', isRefused: true },
])('$licence $use', ({ licence, use, isRefused }) => {
  expect(refused({ [licence]: [some] }, use)).toEqual(isRefused ? [`some 1.0.0: ${licence}`] : []);
});

test('a licence verified by hand applies to that version only', () => {
  const spawn = (version) => ({ Unknown: [{ name: 'spawndamnit', versions: [version] }] });
  expect(refused(spawn('3.0.1'), 'for work')).toEqual([]);
  expect(refused(spawn('9.9.9'), 'for work')).toHaveLength(1);
});
