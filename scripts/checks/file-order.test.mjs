import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { asksForEnvironment, inFileOrder } from './file-order.mjs';

const inProject = (name, moduleId) => ({ project: { name }, moduleId });
const none = () => false;

test('tests of processes and of the server come first, each project in its own order', () => {
  const app = [inProject('@larder/app', 'a'), inProject('@larder/app', 'b')];
  const { name } = JSON.parse(readFileSync(`${ROOT}packages/server/package.json`, 'utf8'));
  const server = [inProject(name, 'b'), inProject(name, 'a')];
  const scripts = [inProject('scripts', 'a')];
  const ui = [inProject('@larder/ui', 'a')];
  expect(inFileOrder([...app, ...server, ...ui, ...scripts], none)).toEqual([
    ...scripts,
    ...server,
    ...app,
    ...ui,
  ]);
});

test('within a project, the files of one environment stand together', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((file) => inProject('@larder/app', file));
  const ui = [inProject('@larder/ui', 'b'), inProject('@larder/ui', 'a')];
  const hasOwn = (file) => file === 'b' || file === 'd';
  expect(inFileOrder([a, b, c, d, ...ui], hasOwn)).toEqual([b, d, a, c, ...ui]);
});

test.each([
  { file: 'app/src/recipes/search/ask-early.test.ts', own: true },
  { file: 'scripts/checks/file-order.test.mjs', own: false },
])('$file has an environment of its own: $own', ({ file, own }) => {
  expect(asksForEnvironment(`${ROOT}${file}`)).toBe(own);
});
