const REQUIREMENT = /^- \*\*([A-Z]+-\d{2,})\*\* (.+)$/gm;
const IN_TITLE = /\[((?:[A-Z]+-\d{2,} ?)+)\](?=['"`])/g;
const OF_STORY = /\bproves:\s*'([A-Z\d -]+)'/g;
/** Skipped tests prove nothing, nor does anything else in their file: a whole group may be skipped. */
const LEAVES_OUT = /\.(?:skip|todo|fixme)\b/;

const ROW_OF_PROMISE = /^\| (?!-|Promise +\|)(.*?) +\| (.*?) +\|$/gm;

/**
 * Parses the requirements of docs/specification.md: `- **ROUTE-03** The words`.
 * @param {string} markdown
 * @returns {{ id: string, words: string }[]}
 */
export const readRequirements = (markdown) =>
  [...markdown.matchAll(REQUIREMENT)].map(([, id, words]) => ({ id, words }));

/**
 * The ids that a test file names: at the end of a title, `'… [ROUTE-03 ROUTE-04]'`, or in a story's
 * parameters.
 */
export const namedIds = (source) =>
  LEAVES_OUT.test(source)
    ? []
    : [IN_TITLE, OF_STORY].flatMap((pattern) =>
        [...source.matchAll(pattern)].flatMap(([, ids]) => ids.trim().split(/ +/)),
      );

/** Compares the requirements with the ids that tests name; one line per problem. */
export function faultsOf(requirements, named) {
  const ids = requirements.map(({ id }) => id);
  const known = new Set(ids);
  const proved = new Set(named);
  return [
    ...ids.filter((id, nth) => ids.indexOf(id) !== nth).map((id) => `${id} appears twice`),
    ...requirements.filter(({ id }) => !proved.has(id)).map(({ id, words }) => `${id} has no test: ${words}`),
    ...[...proved]
      .filter((id) => !known.has(id))
      .map((id) => `A test names ${id}, which is not a requirement`),
  ];
}

/** Whether a test file has a test or story with this name, apart from trailing ids. */
export function hasTest(source, name) {
  if (LEAVES_OUT.test(source)) return false;
  const title = name
    .split(' › ')
    .at(-1)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(['"\`])${title}(?: \\[[A-Z\\d -]+\\])?\\1|export const ${title}\\b`).test(source);
}

/**
 * The promises of SECURITY.md whose tests do not exist. '› a name' alone is another test of the file before it; a
 * name that starts with npm is a command.
 * @param {string} markdown
 * @param {(path: string) => string | null} read a file's text, '' for a folder, or null if it does not exist
 */
export function brokenPromises(markdown, read) {
  const rows = [...markdown.matchAll(ROW_OF_PROMISE)];
  if (rows.length === 0) return ['SECURITY.md lists no promises'];
  return rows.flatMap(([, words, cell]) => {
    let path = '';
    const proofs = [...cell.matchAll(/`([^`]+)`/g)]
      .map(([, code]) => code)
      .filter((code) => !code.startsWith('npm '));
    if (proofs.length === 0) return [`No test for the promise: ${words}`];
    return proofs.flatMap((code) => {
      const [file, ...name] = code.split(/ ?› /);
      path = file || path;
      const source = read(path);
      if (source === null) return [`${path} does not exist, for the promise: ${words}`];
      return name.length === 0 || hasTest(source, name.join(' › '))
        ? []
        : [`${path} has no test '${name.join(' › ')}'`];
    });
  });
}
