import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation, Schema } from '../../src/platform/http/contract.ts';
import { OPERATIONS } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { addressOf, bodySchema } from './rows.ts';
import { exampleOf } from './examples.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
});
afterAll(() => api.close());

/** Fewer than the errors listed in one response. */
const AT_ONCE = 15;

/** Fields that only the server knows and no response contains. */
const UNTOLD = ['user_id', 'userId', 'owner', 'role', 'is_admin', 'name_key', 'updated_at', 'password_hash'];

/** Every field in any response of the contract, at any depth. */
const TOLD = [...new Set(OPERATIONS.flatMap(({ responses }) => Object.values(responses)).flatMap(fieldsIn))];

function fieldsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as Schema;
  return [...Object.keys(properties ?? {}), ...Object.values(part).flatMap(fieldsIn)];
}

interface Place {
  readonly pointer: string;
  readonly schema: Schema;
}

/** Every object in a schema's example, with its path. */
function objectsIn(schema: Schema, pointer = ''): Place[] {
  if (schema.items) return objectsIn(schema.items, `${pointer}/0`);
  if (!schema.properties) return [];
  const inside = Object.entries(schema.properties).flatMap(([name, part]) =>
    objectsIn(part, `${pointer}/${name}`),
  );
  return [{ pointer, schema }, ...inside];
}

/** The body with extra fields in the object at a path. */
function withFields(body: unknown, { pointer }: Place, fields: readonly string[]): unknown {
  const copy: unknown = structuredClone(body);
  let place = copy as Record<string, unknown>;
  for (const key of pointer.split('/').slice(1)) place = place[key] as Record<string, unknown>;
  for (const field of fields) place[field] = field.endsWith('id') ? 1 : 'default';
  return copy;
}

/** Where a response reports an unknown field. */
async function unknownFields(operation: Operation, body: unknown): Promise<string[]> {
  const answer = await user.call(operation.method, addressOf(operation), { body });
  expect(answer.status).toBe(400);
  const faults: { path: string; message: string }[] = answer.body.errors;
  const unknown = faults.filter(({ message }) => message === 'This field is not known');
  return unknown.map(({ path }) => path).toSorted();
}

test("finds the server's own fields in the contract", () => {
  expect(TOLD).toEqual(expect.arrayContaining(['id', 'list_type', 'created_at', 'cooked_at', 'bought_at']));
});

describe('a field that only the server sets is rejected', () => {
  const withBody = OPERATIONS.flatMap((operation) => {
    const schema = bodySchema(operation);
    return schema ? [{ operation, schema, operationId: operation.operationId }] : [];
  });

  test.each(withBody)('$operationId, anywhere in the body', async ({ operation, schema }) => {
    for (const place of objectsIn(schema)) {
      const own = Object.keys(place.schema.properties ?? {});
      const strange = [...TOLD, ...UNTOLD].filter((field) => !own.includes(field));
      for (let at = 0; at < strange.length; at += AT_ONCE) {
        const fields = strange.slice(at, at + AT_ONCE);
        const paths = fields.map((field) => `${place.pointer}/${field}`);
        const body = withFields(exampleOf(schema), place, fields);
        expect(await unknownFields(operation, body)).toEqual(paths.toSorted());
      }
    }
  });

  const withoutBody = OPERATIONS.filter(
    (operation) => operation.method !== 'GET' && bodySchema(operation) === undefined,
  );

  test.each(withoutBody)('$operationId, which takes no body', async (operation) => {
    const answer = await user.call(operation.method, addressOf(operation), { body: { user_id: 1 } });
    expect([answer.status, answer.body.detail]).toEqual([400, 'This call takes no body.']);
  });
});
