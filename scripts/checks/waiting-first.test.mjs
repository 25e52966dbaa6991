import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { waitingFirst } from './waiting-first.mjs';

const inProject = (name, file) => ({ project: { name }, file });

test('tests of processes and of the server come first, each project in its own order', () => {
  const app = [inProject('@larder/app', 'a'), inProject('@larder/app', 'b')];
  const { name } = JSON.parse(readFileSync(`${ROOT}packages/server/package.json`, 'utf8'));
  const server = [inProject(name, 'b'), inProject(name, 'a')];
  const scripts = [inProject('scripts', 'a')];
  const ui = [inProject('@larder/ui', 'a')];
  expect(waitingFirst([...app, ...server, ...ui, ...scripts])).toEqual([
    ...scripts,
    ...server,
    ...app,
    ...ui,
  ]);
});
