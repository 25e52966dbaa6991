import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation, Parameter, Schema } from '../../src/platform/http/contract.ts';
import { OPERATIONS } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { exampleOf } from './examples.ts';
import { withoutAccountLimits } from '../support/account-limits.ts';
import { isLong } from '../support/forms.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { addressOf, bodySchema } from './rows.ts';

const STRINGS = Object.values(
  JSON.parse(readFileSync(new URL('naughty-strings.json', import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >,
).flat();
const ALL = [...STRINGS, ...HOSTILE_VALUES.filter((value) => typeof value === 'string')];
/** How many of the strings go into a field; `npm run test:long` sends every one. */
const EACH = isLong ? ALL.length : 1;

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A place in an operation that takes text: free, or in a format such as a date, an id or an enum. */
interface Slot {
  readonly name: string;
  /** Null: that text cannot be sent there. */
  readonly put: (text: string) => Sent | null;
}

const isText = ({ type, enum: choices }: Schema): boolean =>
  [type].flat().includes('string') || choices?.some((choice) => typeof choice === 'string') === true;

/** The paths to all texts in a schema's example. */
function textsIn(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  if (schema.items) return textsIn(schema.items, [...path, '0']);
  const inside = Object.entries(schema.properties ?? {});
  return isText(schema) ? [path] : inside.flatMap(([name, part]) => textsIn(part, [...path, name]));
}

function withText(example: unknown, path: readonly string[], text: string): unknown {
  const body: unknown = structuredClone(example);
  let place = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[path.at(-1) ?? ''] = text;
  return body;
}

/** What a client sends in a header. */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What a URL can hold: lone surrogates have no bytes, and dots alone lead elsewhere. */
const encoded = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).replace(/^\.+$/, 'x$&');

function inParameter(operation: Operation, { name, in: where }: Parameter, text: string): Sent | null {
  const path = addressOf(operation);
  if (where === 'header') {
    const value = Buffer.from(text).toString('latin1');
    return SENDABLE.test(value) ? { path, headers: { [name]: value } } : null;
  }
  if (where === 'query') return { path: `${path}${path.includes('?') ? '&' : '?'}${name}=${encoded(text)}` };
  const only = operation.parameters.map((one) => (one.name === name ? { ...one, schema: {} } : one));
  const other = addressOf({
    ...operation,
    path: operation.path.replace(`{${name}}`, '\u0000'),
    parameters: only,
  });
  return { path: other.replace('\u0000', () => encoded(text) || '%20') };
}

function slotsOf(operation: Operation): Slot[] {
  const schema = bodySchema(operation);
  const example = schema && exampleOf(schema);
  const inBody = (schema ? textsIn(schema) : []).map((path) => ({
    name: `/${path.join('/')}`,
    put: (text: string) => ({ path: addressOf(operation), body: withText(example, path, text) }),
  }));
  const inAddress = operation.parameters.map((parameter) => ({
    name: `${parameter.in} ${parameter.name}`,
    put: (text: string): Sent | null => {
      const sent = inParameter(operation, parameter, text);
      return sent && { ...sent, ...(example !== undefined && { body: example }) };
    },
  }));
  return [...inBody, ...inAddress];
}

const SLOTS = OPERATIONS.map((operation) => ({ operation, slots: slotsOf(operation) })).filter(
  ({ slots }) => slots.length > 0,
);

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE, attemptsPerMinute: 1_000_000 });
  user = await api.signUp();
});
afterAll(() => api.close());
const forgetLimits = withoutAccountLimits(() => api.database);

let turn = 0;
/** The next strings, so that all of them are sent to some field. */
const next = (): string[] => Array.from({ length: EACH }, () => ALL[(turn += 1) % ALL.length]!);

describe('a naughty string anywhere gets a response of the contract, and no internal error', () => {
  test.each(SLOTS)('$operation.operationId', async ({ operation, slots }) => {
    for (const { name, put } of slots) {
      for (const text of next()) {
        const sent = put(text);
        if (!sent) continue;
        await forgetLimits();
        const { status, body } = await user.call(operation.method, sent.path, sent);
        const says = status < 400 || /^[A-Z]/.test(String(body?.detail)) ? status : body;
        expect([name, text, says], 'a sentence').toEqual([name, text, expect.any(Number)]);
        expect([name, text, status < 500]).toEqual([name, text, true]);
      }
    }
  });
});
