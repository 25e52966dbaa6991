import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** How many letters stand for a file of styles. */
const LETTERS = 3;

/**
 * Short class names for the built app: letters for the file, then the number of the class in it. Vite's own carry the
 * class, a hash and a line, in the styles and once more in the code: 1.6 kB more at the dashboard.
 * The same sources have the same names.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, { letters: string; classes: string[] }>();
  const fileOf = new Map<string, string>();

  return (name, path) => {
    const file = relative(root, path);
    let known = files.get(file);
    if (!known) {
      known = { letters: lettersOf(file), classes: [] };
      const other = fileOf.get(known.letters);
      if (other)
        throw new Error(`The classes of ${file} and ${other} would have the same names: raise LETTERS.`);
      fileOf.set(known.letters, file);
      files.set(file, known);
    }
    const index = known.classes.indexOf(name);
    return known.letters + (index === -1 ? known.classes.push(name) - 1 : index).toString(36);
  };
}

function lettersOf(file: string): string {
  const hash = createHash('sha256').update(file).digest('base64');
  return hash.replaceAll(/[^A-Za-z]/g, '').slice(0, LETTERS);
}
