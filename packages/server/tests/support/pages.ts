import { existsSync, readFileSync } from 'node:fs';

/** A page of the project's docs. Mutation testing runs a copy of this package somewhere below the project. */
export function readPage(name: string): string {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL(`docs/${name}`, folder))) {
    const above = new URL('../', folder);
    if (above.href === folder.href) throw new Error(`docs/${name} is not above ${import.meta.url}`);
    folder = above;
  }
  return readFileSync(new URL(`docs/${name}`, folder), 'utf8');
}
