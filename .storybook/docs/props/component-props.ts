import type { Plugin } from 'vite';
import { isOfLibrary, readProps } from './read-props.ts';

const ID = 'virtual:component-props';
const RESOLVED = `\0${ID}`;

/** Gives docs pages the props of every component, read by the compiler when the first page asks for them. */
export function componentProps(): Plugin {
  return {
    name: 'larder-component-props',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const PROPS = ${JSON.stringify(readProps())};` : null),
    handleHotUpdate({ file, modules, server }) {
      const props = server.moduleGraph.getModuleById(RESOLVED);
      if (!props || !isOfLibrary(file)) return undefined;
      server.moduleGraph.invalidateModule(props);
      return [...modules, props];
    },
  };
}
