/** Writes a type for every CSS module, so a misspelt class does not compile. `--check` only compares. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DtsCreator from 'typed-css-modules';

const source = fileURLToPath(new URL('../src', import.meta.url));
const target = fileURLToPath(new URL('../generated/css-types', import.meta.url));
const creator = new DtsCreator.default();

const wanted = new Map();
for (const file of readdirSync(source, { recursive: true }).toSorted()) {
  if (!file.endsWith('.module.css')) continue;
  const { tokens } = await creator.create(join(source, file));
  const lines = [...new Set(tokens)].toSorted().map((name) => `  readonly '${name}': string;`);
  wanted.set(`${file}.d.ts`, `declare const styles: {\n${lines.join('\n')}\n};\nexport default styles;\n`);
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

if (process.argv.includes('--check')) {
  const stale = [...wanted].filter(([file, text]) => read(join(target, file)) !== text).map(([file]) => file);
  if (stale.length > 0) {
    console.error(
      `The types of these CSS modules are out of date. Run npm run generate: ${stale.join(', ')}`,
    );
    process.exit(1);
  }
} else {
  rmSync(target, { recursive: true, force: true });
  for (const [file, text] of wanted) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
}
