const KILO = 1000;
const kilobytes = (bytes) => `${(bytes / KILO).toFixed(1)} KB`;

/**
 * What a first visit to a route loads: bytes over the wire, and requests before its content appears.
 * @typedef {{ code: number, fonts: number, requests: number }} Limit
 * @typedef {Record<string, Limit & { pictures: number }>} Weights
 */

/**
 * Everything over its limit, one line each.
 * @param {Weights} weights
 * @param {Record<string, Limit>} limits
 */
export function findHeavy(weights, limits) {
  const unlimited = Object.keys(weights).filter((route) => !limits[route]);
  const heavy = Object.entries(limits).flatMap(([route, limit]) => {
    const weight = weights[route];
    if (!weight) return [`${route} has a limit but was not measured.`];
    return [
      weight.code > limit.code &&
        `${route} loads ${kilobytes(weight.code)} of HTML, JS and CSS; the limit is ${kilobytes(limit.code)}.`,
      weight.fonts > limit.fonts &&
        `${route} loads ${kilobytes(weight.fonts)} of fonts; the limit is ${kilobytes(limit.fonts)}.`,
      weight.requests > limit.requests &&
        `${route} makes ${weight.requests} requests before its content; the limit is ${limit.requests}.`,
    ].filter(Boolean);
  });
  return [...heavy, ...unlimited.map((route) => `${route} was measured but has no limit.`)];
}

/** The figures as a table. */
export function weightTable(weights) {
  const rows = Object.entries(weights).map(([route, { code, fonts, pictures, requests }]) => {
    const sizes = [code, fonts, pictures].map((bytes) => kilobytes(bytes).padStart(9)).join(' ');
    return `${route.padEnd(28)} ${sizes} ${String(requests).padStart(9)}`;
  });
  return [
    'First visit, over the wire        Code     fonts  pictures  requests before content',
    ...rows,
  ].join('\n');
}
