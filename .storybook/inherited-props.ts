import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

/**
 * Matches `Omit<FieldProps, 'trailing'>`, so inherited props can be resolved. React's own types are skipped.
 */
const TAKEN = /\b(Omit|Pick)<\s*([A-Z]\w*Props),\s*((?:'[\w-]+'[\s|]*)+)>/g;
const INTERFACE = /export interface (\w+)Props\s+extends\s([^{]*)\{/g;

/**
 * react-docgen is fast and follows `extends XProps`, but stops at `Omit` and `Pick`. This plugin resolves
 * those and adds the props to the component as `inheritedProps` for the props tables.
 */
export function inheritedProps(): Plugin {
  return {
    name: 'larder-inherited-props',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/ui\/src\/components\/[\w-]+\/[\w-]+\.tsx$/.test(id)) return null;
      const added = [...code.matchAll(INTERFACE)].flatMap(([, component = '', heritage = '']) => {
        const props = Object.assign(
          {},
          ...[...heritage.matchAll(TAKEN)].map((taken) => takenProps(code, id, taken)),
        );
        if (Object.keys(props).length === 0) return [];
        return [`Object.assign(${component}, { inheritedProps: ${JSON.stringify(props)} });`];
      });
      return added.length === 0 ? null : { code: `${code}\n${added.join('\n')}`, map: null };
    },
  };
}

function takenProps(code: string, id: string, [, how, type = '', keys = '']: RegExpMatchArray): object {
  const named = new Set([...keys.matchAll(/'([\w-]+)'/g)].map(([, key]) => key));
  const docs = parse(`${code}\nexport function Inheriting(props: ${type}) { return <div />; }`, {
    filename: id,
    babelOptions: { babelrc: false, configFile: false },
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindAllDefinitionsResolver(),
  }).find(({ displayName }) => displayName === 'Inheriting');
  return Object.fromEntries(
    Object.entries(docs?.props ?? {}).filter(([key]) => named.has(key) === (how === 'Pick')),
  );
}
