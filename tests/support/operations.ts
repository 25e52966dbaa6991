import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
const CALL = /\bclient\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g;

/** Every operation of the contract, as 'DELETE /lists/{id}'. */
export function operations(): string[] {
  let path = '';
  return readFileSync(`${ROOT}openapi/openapi.yaml`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      path = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? path;
      const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
      return method ? [`${method.toUpperCase()} ${path}`] : [];
    });
}

/** Those that the app calls. */
export function calledOperations(): string[] {
  const called = ['app', 'packages/client'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|(?:^|\/)test-/.test(file))
      .map((file) => readFileSync(`${ROOT}${folder}/src/${file}`, 'utf8').replaceAll(COMMENT, ''))
      .flatMap((source) => [...source.matchAll(CALL)])
      .map(([, method, path]) => `${method} ${path}`),
  );
  return [...new Set(called)].toSorted();
}
