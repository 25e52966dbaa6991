import type { Plugin } from 'vite';

/**
 * What lets the bundler leave out the parts of packages that the app never comes to. What no longer applies to a newer
 * version only weighs more, and `npm test -- bytes` says so; but for `noDataRouter`, which then fails the build.
 */

/** From the start of a line: what stands deeper is a comment, or made when it is wanted. */
const MAKER = /^((?:export )?(?:const|let|var) [\w$]+ = )((?:\w+\.)?(?:createContext|forwardRef|memo)\()/gm;

/** A name for developers' tools, and to the bundler a reason to keep what has it. */
const NAMING = /^[\w$]+\.displayName = [^;\n]+;$/gm;

/** Its parent is read from React, which might do anything as far as a bundler knows. */
const BOUNDARY = /^var (\w+) = class extends ((?:\w+\.)?Component) \{$([\s\S]*?)^\};$/gm;

/** Says of packages' components, classes and contexts that making one does nothing else. Worth 4.5 kB at every first visit. */
export function pureMakers(): Plugin {
  return {
    name: 'larder-pure-makers',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: MAKER },
      handler: (code) => ({
        code: code
          .replace(MAKER, '$1/* @__PURE__ */ $2')
          .replace(NAMING, '')
          .replace(BOUNDARY, 'var $1 = /* @__PURE__ */ (() => class extends $2 {$3})();'),
        map: null,
      }),
    },
  };
}

/** The router's package names its development build, with every warning; the other one lies beside it. Worth 0.5 kB. */
export function productionRouter(): Plugin {
  return {
    name: 'larder-production-router',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(name, importer, options) {
        const found = await this.resolve(name, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}

/** Where the router's own hooks ask for a data router, and what they find in this app, which has none. */
const DATA_ROUTER: readonly (readonly [from: RegExp, to: string])[] = [
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [/let dataRouterContext = \w+\.useContext\(DataRouterContext\);/g, 'const dataRouterContext = null;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/^RenderErrorBoundary\.contextType = .+;$/m, ''],
  [/let errors = dataRouterState\?\.errors;/, 'const errors = null;'],
];

/** Leaves out loaders, actions and their error pages. Worth 1.2 kB at every first visit. */
export function noDataRouter(): Plugin {
  const left = new Set(DATA_ROUTER);
  return {
    name: 'larder-no-data-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/ },
      handler(code) {
        let changed = code;
        for (const change of DATA_ROUTER) {
          const next = changed.replace(...change);
          if (next !== changed) left.delete(change);
          changed = next;
        }
        return { code: changed, map: null };
      },
    },
    generateBundle() {
      const [missing] = left;
      if (missing)
        this.error(`The router has nothing like ${String(missing[0])} any more: see lean.config.ts.`);
    },
  };
}
