import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { readContract, type Operation } from '../../src/platform/http/contract.ts';

/** A server's response, with its body parsed as JSON. */
export interface Answer {
  status: number;
  // Tests read responses like any client; their shape is checked against the contract first.
  body: any; // oxlint-disable-line typescript/no-explicit-any -- see above
  headers: Headers;
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const validators = new Map<string, ValidateFunction>();

/** Every operation of the contract, with their common prefix. */
export const { operations: OPERATIONS, basePath: BASE_PATH } = readContract();

/** Fails unless the contract describes the response. */
export function expectAgreement(method: string, path: string, { status, headers, body }: Answer): void {
  expect(headers.get('cache-control'), 'API responses are not cached').toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/\S/);
  const operation = findOperation(method, path.split('?', 1)[0] ?? '');
  if (!operation) {
    expect(status).toBe(404);
    return;
  }
  const described = operation.responses[String(status)];
  if (!described)
    throw new Error(
      `${operation.operationId} answers with an undescribed ${status}: ${JSON.stringify(body)}`,
    );
  const [[type, { schema }] = ['', {}]] = Object.entries(described.content ?? {}) as [
    string,
    { schema: object },
  ][];
  expect(headers.get('content-type')?.split(';', 1)[0] ?? '').toBe(type);
  for (const [name, { required }] of Object.entries(described.headers ?? {})) {
    if (required && !headers.get(name)) throw new Error(`${operation.operationId} answers without ${name}`);
  }
  if (type === 'application/problem+json') expect(body.status).toBe(status);
  if (!schema) {
    expect(body).toBeUndefined();
    return;
  }
  const key = `${operation.operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  if (!validate(body)) throw new Error(`${key} is not as described: ${ajv.errorsText(validate.errors)}`);
}

/** The operation for a path and method. */
export function findOperation(method: string, path: string): Operation | undefined {
  const segments = path.split('/');
  const fits = (template: string) => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('{') || part === segments[at])
    );
  };
  const found = OPERATIONS.filter((operation) => operation.method === method && fits(operation.path));
  // '/pantry/bulk' matches '/pantry/{id}' too: the one with fewer placeholders wins.
  return found.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}
