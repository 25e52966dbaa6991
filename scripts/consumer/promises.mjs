import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the README's examples take for granted, and where their reader would import it from. */
const GIVEN = {
  App: 'export const App = () => <p />;',
  items: "export const items = [{ id: 'rice', name: 'Rice', quantity: 1, unit: 'kg' }];",
  jsonLd: 'export const jsonLd: unknown = {};',
  page: "export const page = 'https://example.com/soup';",
  Link: 'export const Link = (props: { to: string; children?: ReactNode }) => <a href={props.to} {...props} />;',
  pantry: 'export declare const pantry: Pantry;',
};
const FROM_INDEX = ['EmptyState', 'IngredientList', 'InstructionSteps', 'RecipeCard', 'toast'];

const IMPORT = /^import .*$/gm;

/** The code blocks of a README in one language. */
export const blocksIn = (readme, language) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code);

/**
 * An example as a module of its own: its imports, then the rest in a component, with what it takes for granted.
 * @param {string} code
 */
export function exampleModule(code) {
  const imports = (code.match(IMPORT) ?? []).join('\n');
  const body = code.replaceAll(IMPORT, '').trim();
  const uses = (name) =>
    new RegExp(`(?<![.\\w])${name}\\b`).test(body) && !new RegExp(`\\b${name}\\b`).test(imports);
  const isDeclared = (name) => new RegExp(`const ${name}\\b`).test(body);
  const asked = (names) => names.filter((name) => uses(name) && !isDeclared(name)).join(', ');
  return [
    imports,
    `import { ${asked(FROM_INDEX)} } from '@larder/ui';`,
    `import { ${asked(Object.keys(GIVEN))} } from './readme-given';`,
    body.startsWith('<')
      ? `export const Example = () => (${body.replace(/;$/, '')});`
      : `export function Example() {\n${body}\n}`,
  ].join('\n');
}

/**
 * The files of the README that are no components, by the name that each gives itself in its first line:
 * '// src/vocabulary.ts'.
 * @param {string} readme
 * @returns {[path: string, code: string][]}
 */
export const filesIn = (readme) =>
  blocksIn(readme, 'ts').map((code) => {
    const [, path] = /^\/\/ (src\/[\w-]+\.ts)\n/.exec(code) ?? [];
    if (path === undefined)
      throw new Error(`An example in the README does not say which file it is:\n${code}`);
    return [path, code];
  });

/** Puts the README's examples, besides the one that is built and used, where the project's compiler reads them. */
export function writeExamples(readme, project) {
  const given = Object.values(GIVEN).join('\n');
  const types = "import type { ReactNode } from 'react';\nimport type { Pantry } from '@larder/ui/hooks';\n";
  writeFileSync(join(project, 'src/readme-given.tsx'), types + given);
  const examples = blocksIn(readme, 'tsx').filter((code) => !code.includes('createRoot('));
  examples.forEach((code, index) =>
    writeFileSync(join(project, `src/readme-${index}.tsx`), exampleModule(code)),
  );
  for (const [path, code] of filesIn(readme)) writeFileSync(join(project, path), code);
}

/**
 * What the README says that the packed library lacks, one line each: import paths, custom properties.
 * @param {string} readme
 * @param {string} project where the library is installed
 */
export function brokenPromises(readme, project) {
  const { resolve } = createRequire(join(project, 'package.json'));
  const manifest = JSON.parse(readFileSync(resolve('@larder/ui/package.json'), 'utf8'));
  const tokens = readFileSync(resolve('@larder/ui/tokens.css'), 'utf8');
  const named = [...new Set(readme.match(/@larder\/ui(?:\/[a-z-]+)+(?:\.css)?/g))];
  const isThere = (path) => {
    try {
      return Boolean(resolve(path));
    } catch {
      return false;
    }
  };
  const offered = Object.keys(manifest.exports).filter(
    (path) => /^\.\/[^*]+$/.test(path) && path !== './package.json',
  );
  return [
    ...named
      // `@larder/ui/fonts/*` is a folder, of which the expression finds only the beginning.
      .filter((path) => path !== '@larder/ui/fonts' && !isThere(path))
      .map((path) => `There is no ${path}.`),
    ...offered
      .map((path) => path.replace('.', '@larder/ui'))
      .filter((path) => !named.includes(path))
      .map((path) => `The README does not mention ${path}.`),
    ...[...new Set(readme.match(/--ld-[a-z\d-]*[a-z\d](?=`)/g))]
      .filter((name) => !tokens.includes(`${name}:`))
      .map((name) => `There is no custom property ${name}.`),
  ];
}
