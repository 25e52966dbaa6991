import { expect, test } from 'vitest';

const sources = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../{components,internal,hooks,entries,vocabulary,words}/**/*.{ts,tsx}',
        '../*.ts',
        '!**/*.{test,stories,guide}.{ts,tsx}',
      ],
      { eager: true, import: 'default', query: '?raw' },
    ),
  ).map(([path, source]) => [new URL(path, 'file:///testing/').pathname, source]),
);

/** Hooks of React that a server component may call. */
const ON_A_SERVER = new Set(['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo']);

/** The modules that a module loads, not counting types. */
const importsOf = (path: string): string[] =>
  Array.from(
    (sources.get(path) ?? '').matchAll(/^(?:import|export) (?!type )[^;]*?'(\.[^']+)'/gms),
    ([, to = '']) => new URL(to, `file://${path}`).pathname,
  ).filter((to) => sources.has(to));

/** The hooks that a module calls, and the contexts that it makes. */
const hooksOf = (path: string): string[] =>
  Array.from(
    (sources.get(path) ?? '').matchAll(/(?<!function )\b(use[A-Z]\w*|createContext)(?:<[^()]*>)?\(/g),
    ([, name = '']) => name,
  ).filter((name) => !ON_A_SERVER.has(name));

/** What a server loads from a module: up to those that begin with 'use client'. */
function onServer(start: readonly string[]): Set<string> {
  const seen = new Set(start);
  for (const path of seen)
    if (!sources.get(path)?.startsWith(`'use client';`)) for (const to of importsOf(path)) seen.add(to);
  return seen;
}

test("a module with hooks begins with 'use client', or is loaded only by some that do", () => {
  const doors = [...sources.keys()].filter((path) =>
    /^\/(?:components\/[^/]+\/index|entries\/.+)\.ts$/.test(path),
  );
  expect(doors.length).toBeGreaterThan(50);
  const left = [...onServer(doors)].filter(
    (path) => !sources.get(path)?.startsWith(`'use client';`) && hooksOf(path).length > 0,
  );
  expect(left).toEqual([]);
});
