import { readFileSync } from 'node:fs';

/** The projects whose tests wait for processes, databases and time limits. */
const WAIT = ['scripts', '@larder/server'];

const OWN_ENVIRONMENT = /^\/\/ @vitest-environment /;

/** Whether a test file asks for another environment than its project's, such as a document. */
export const asksForEnvironment = (file) => OWN_ENVIRONMENT.test(readFileSync(file, 'utf8'));

/**
 * The test files in an order that begins with the projects that wait: meanwhile, `npm test` builds and drives browsers with
 * what they leave idle. The others, which compute and need nothing else to keep every core busy, come last. Within a project,
 * the files of one environment stand together: a worker that has to change it starts again, without the modules that it
 * has loaded.
 * @template {{ project: { name: string }, moduleId: string }} File
 * @param {readonly File[]} files a project's files stand together
 * @param {(file: string) => boolean} [hasOwn] whether a file has an environment of its own
 * @returns {File[]}
 */
export function inFileOrder(files, hasOwn = asksForEnvironment) {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  const rank = ({ project: { name }, moduleId }) => [
    WAIT.indexOf(name) + 1 || WAIT.length + 1,
    projects.indexOf(name),
    hasOwn(moduleId) ? 0 : 1,
  ];
  return files
    .map((file) => ({ file, rank: rank(file) }))
    .toSorted((a, b) => a.rank.map((place, at) => place - b.rank[at]).find(Boolean) ?? 0)
    .map(({ file }) => file);
}
