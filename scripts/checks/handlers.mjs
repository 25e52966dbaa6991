import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../paths.mjs';

const SOURCES = 'packages/server/src';

const METHODS = ['get', 'post', 'put', 'delete'];

/** @param {string} file */
export const isHandler = (file) => file.endsWith('.handlers.ts');

const OF_A_SUBJECT = new RegExp(`^${SOURCES}/(?!platform/)[^/]+/`);

/**
 * The files without the server's code for one subject, such as lists; what all subjects share stays.
 * @param {string[]} files
 */
export const withoutSubjects = (files) => files.filter((file) => !OF_A_SUBJECT.test(file));

/** The server's sources, paths from the top folder. */
export const serverSources = () =>
  readdirSync(`${ROOT}${SOURCES}`, { recursive: true })
    .map((file) => `${SOURCES}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.m?[jt]s$/.test(file) && !file.endsWith('.test.ts'));

/** @type {{ route: string, part: string, file: string }[] | undefined} */
let operations;

/**
 * Every operation of the contract: its route on the server ('GET /recipes/:id'), its part of the API ('recipes'), and
 * the file with its handler, which names its id.
 */
export function answeredBy() {
  if (operations) return operations;
  const { paths } = parse(readFileSync(`${ROOT}openapi/openapi.yaml`, 'utf8'));
  const handlers = serverSources()
    .filter(isHandler)
    .map((file) => [file, readFileSync(`${ROOT}${file}`, 'utf8')]);
  operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const { operationId } = item[method];
      const named = handlers.filter(([, text]) => text.includes(`'${operationId}'`));
      if (named.length !== 1)
        throw new Error(`${operationId} must be answered by one handlers file, not ${named.length}`);
      const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return { route, part: path.split('/')[1] ?? '', file: named[0][0] };
    }),
  );
  return operations;
}
