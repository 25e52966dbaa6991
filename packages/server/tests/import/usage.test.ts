import { expect, test } from 'vitest';
import { EXIT, importRecipes } from '../../src/recipes/import/command.ts';

test.each([
  { args: [], says: /Name one file or folder/ },
  { args: ['a', 'b'], says: /Name one file or folder/ },
  { args: ['nowhere.json'], says: /nowhere\.json cannot be read/ },
  { args: ['a.json', '--country', 'atlantis'], says: /no country 'atlantis'/ },
  { args: ['--colour', 'a.json'], says: /--colour/ },
])('the invalid arguments $args are explained', async ({ args, says }) => {
  const complaints: string[] = [];
  const code = await importRecipes(args, {
    say: () => undefined,
    complain: (line) => complaints.push(line),
    open: () => Promise.reject(new Error('There is nothing to write')),
  });
  expect(code).toBe(EXIT.usage);
  expect(complaints.at(-1)).toMatch(/^✗ Nothing was imported: [^\n]+$/);
  expect(complaints.at(-1)).toMatch(says);
});
