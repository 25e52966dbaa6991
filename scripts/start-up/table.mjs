/**
 * Times of one visit, in milliseconds, and how far its layout shifted.
 * @typedef {Record<'fcp' | 'lcp' | 'ready' | 'interactive' | 'script' | 'layout' | 'shift', number>} Times
 */

/** The middle of the values. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const COLUMNS = {
  FCP: 'fcp',
  LCP: 'lcp',
  ready: 'ready',
  TTI: 'interactive',
  script: 'script',
  layout: 'layout',
  shift: 'shift',
};

const written = (key, value) => (key === 'shift' ? value.toFixed(2) : String(Math.round(value)));

/**
 * The medians of each subject's visits, a line each.
 * @param {Map<string, Times[]>} visits by the name of the subject
 */
export function timesTable(visits) {
  const widest = Math.max(...[...visits.keys()].map((name) => name.length));
  const line = (name, cells) => [name.padEnd(widest), ...cells.map((cell) => cell.padStart(7))].join(' ');
  const rows = [...visits].map(([name, times]) =>
    line(
      name,
      Object.values(COLUMNS).map((key) => written(key, median(times.map((one) => one[key])))),
    ),
  );
  return [line('', Object.keys(COLUMNS)), ...rows].join('\n');
}
