const KILO = 1000;
const PRECISION = 100;
/** The headroom of a new limit above the current size. */
const ROOM = 1.03;

const kilobytes = (bytes) => `${(bytes / KILO).toFixed(1)} KB`;

/**
 * The contents of packages/ui/size-limits.json: bytes, and the components that each may pull in.
 * @typedef {{ whole: import('./measure.mjs').Bytes, entries: Record<string, number>, later: Record<string, number>,
 * components: Record<string, { js: number, brings: string[] }> }} Limits
 */

/**
 * Adds missing limits, keeps existing ones and removes those of deleted components.
 * @param {import('./measure.mjs').Sizes} sizes
 * @param {Limits} limits
 * @returns {Limits}
 */
export function withNewLimits({ entries, later, components }, limits) {
  const roomy = (js) => Math.ceil((js * ROOM) / PRECISION) * PRECISION;
  const fresh = ({ js, brings }) => ({ js: roomy(js), brings });
  const kept = (sizes, known) =>
    Object.fromEntries(Object.entries(sizes).map(([name, js]) => [name, known[name] ?? roomy(js)]));
  return {
    ...limits,
    entries: kept(entries, limits.entries),
    later: kept(later, limits.later),
    components: Object.fromEntries(
      components.map((component) => [component.name, limits.components[component.name] ?? fresh(component)]),
    ),
  };
}

/** Everything over its limit, pulling in too much, or without a limit: one line each. */
export function findProblems({ whole, entries, later, components }, limits) {
  const problems = [];
  const compare = (what, sizes, known) => {
    for (const [name, js] of Object.entries(sizes)) {
      const limit = known[name];
      if (limit === undefined) problems.push(`${name} has no limit. Set one with npm run size -- --write.`);
      else if (js > limit)
        problems.push(`${what} ${name} has ${kilobytes(js)} of JS; the limit is ${kilobytes(limit)}.`);
    }
    for (const name of Object.keys(known))
      if (!(name in sizes)) problems.push(`${what} ${name} has a limit, but does not exist.`);
  };
  compare('The entry', entries, limits.entries);
  compare('The later part', later, limits.later);
  for (const part of ['js', 'css']) {
    if (whole[part] > limits.whole[part])
      problems.push(
        `The index has ${kilobytes(whole[part])} of ${part.toUpperCase()}; the limit is ${kilobytes(limits.whole[part])}.`,
      );
  }
  for (const { name, js, brings, leaks } of components) {
    const limit = limits.components[name];
    if (!limit) {
      problems.push(`${name} has no limit. Set one with npm run size -- --write.`);
      continue;
    }
    if (js > limit.js)
      problems.push(`${name} has ${kilobytes(js)} of JS; the limit is ${kilobytes(limit.js)}.`);
    const strangers = brings.filter((other) => !limit.brings.includes(other));
    if (strangers.length > 0) problems.push(`${name} now pulls in ${strangers.join(', ')}.`);
    if (leaks.length > 0)
      problems.push(
        `Importing ${name} from its entry pulls in more than importing its own path: ${leaks.join(', ')}.`,
      );
  }
  for (const name of Object.keys(limits.components))
    if (!components.some((component) => component.name === name))
      problems.push(`${name} has a limit, but the component does not exist.`);
  return problems;
}

/** The sizes as a table, largest first. */
export function sizeTable({ whole, entries, later, components }, limits) {
  const said = (limit) => (limit === undefined ? 'none' : kilobytes(limit));
  const row = (name, js, limit, css, brings) =>
    `${name.padEnd(26)} ${kilobytes(js).padStart(8)} ${said(limit).padStart(8)} ${kilobytes(css).padStart(8)}  ${brings}`.trimEnd();
  const line = (name, js, limit) =>
    `${name.padEnd(26)} ${kilobytes(js).padStart(8)} ${said(limit).padStart(8)}`;
  return [
    `${'component'.padEnd(26)} ${'JS'.padStart(8)} ${'limit'.padStart(8)} ${'CSS'.padStart(8)}  brings`,
    ...components
      .toSorted((one, other) => other.js - one.js)
      .map(({ name, js, css, brings }) => row(name, js, limits.components[name]?.js, css, brings.join(', '))),
    ...Object.entries(entries).map(([name, js]) => line(`/${name}`, js, limits.entries[name])),
    ...Object.entries(later).map(([name, js]) =>
      line(`later: ${name.split('/').at(-1)}`, js, limits.later[name]),
    ),
    row('the index', whole.js, limits.whole.js, whole.css, `CSS limit ${kilobytes(limits.whole.css)}`),
  ].join('\n');
}
