import type { Plugin } from 'vite';
import { apiTable } from '../packages/ui/src/testing/api/api-table.ts';
import { readLibrary } from '../packages/ui/src/testing/api/read-library.ts';

const NAME = 'virtual:larder-api';

const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

function source(): string {
  return `export const API_TABLE = ${json(apiTable(readLibrary().components))};`;
}

/** Gives the docs what the compiler knows of the library's components, as of the start of Storybook. */
export function libraryApi(): Plugin {
  return {
    name: 'larder-library-api',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? source() : null),
  };
}
