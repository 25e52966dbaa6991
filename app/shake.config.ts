import type { Plugin } from 'vite';

interface Shaken {
  name: string;
  id: RegExp;
  changes: readonly (readonly [from: RegExp, to: string])[];
}

/** What makes a component or a context and does nothing else: a bundler drops it when nobody draws it, once it knows. */
const PURE = [/ = ((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'] as const;

/** Parts of packages that this app never comes to, and which the bundler cannot know that it may leave out. */
const SHAKEN: readonly Shaken[] = [
  {
    // Its overlay, and all that keeps a page from scrolling under it, came with every modal.
    name: 'alert-dialog',
    id: /\/@radix-ui\/react-alert-dialog\/dist\/index\.mjs$/,
    changes: [PURE],
  },
  {
    // The app has routes and no loaders, forms, servers or scripts of the router's.
    name: 'router',
    id: /\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/,
    changes: [
      PURE,
      [/^(?:RenderErrorBoundary\.contextType|\w+\.displayName) = .+;$/gm, ''],
      [
        /^var (\w+) = class extends React\d+\.Component \{$([\s\S]*?)^\};$/gm,
        'var $1 = /* @__PURE__ */ (() => class extends React.Component {$2})();',
      ],
      [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
      // What is wrong is said to developers, who run the app without this.
      [
        /`(?:(?:use\w+\(\)|<Navigate>) may be used only|A <Route> is only ever|You cannot render a <Router>|Absolute route path|Index routes must)[^`]*`/g,
        '""',
      ],
      [/^function warning\(cond, message\) \{$[\s\S]*?^\}$/m, 'function warning() {}'],
      [
        /return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/,
        'return useNavigateUnstable();',
      ],
      [
        /let dataRouterContext = React\d+\.useContext\(DataRouterContext\);/g,
        'const dataRouterContext = null;',
      ],
      [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
      [/let errors = dataRouterState\?\.errors;/, 'const errors = null;'],
    ],
  },
  {
    name: 'query',
    id: /\/@tanstack\/query-core\/build\/modern\/query\.js$/,
    changes: [
      [
        /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior\)/,
        'this.options.behavior',
      ],
    ],
  },
];

/** Changes the source of packages so that the bundler can drop more of them. Fails when a newer version reads otherwise. */
export function shake(): Plugin[] {
  return SHAKEN.map(({ name, id, changes }) => ({
    name: `larder-shake-${name}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code, file) {
        for (const [from] of changes) {
          if (code.search(from) === -1) this.error(`Nothing to change in ${file} where ${String(from)} was.`);
        }
        return { code: changes.reduce((text, [from, to]) => text.replace(from, to), code), map: null };
      },
    },
  }));
}
