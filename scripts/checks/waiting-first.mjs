/** The projects whose tests wait for processes, databases and time limits. */
const WAIT = ['scripts', '@larder/server'];

/**
 * The test files in an order that begins with the projects that wait: meanwhile, `npm test` builds and drives browsers with
 * what they leave idle. The others, which compute and need nothing else to keep every core busy, come last.
 * @template {{ project: { name: string } }} File
 * @param {readonly File[]} files
 * @returns {File[]}
 */
export function waitingFirst(files) {
  const rank = ({ project }) => WAIT.indexOf(project.name) + 1 || WAIT.length + 1;
  return files.toSorted((a, b) => rank(a) - rank(b));
}
