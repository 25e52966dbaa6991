import fc from 'fast-check';
import type { Operation, Parameter, Schema } from '../../src/platform/http/contract.ts';
import { BASE_PATH, OPERATIONS } from '../api/agreement.ts';
import { HOSTILE_BODIES, HOSTILE_FIELDS, HOSTILE_HEADERS, HOSTILE_PARTS, HOSTILE_VALUES } from './hostile.ts';
import type { RawRequest } from './raw-http.ts';
import { bodySchema, operationNamed, ROWS } from './rows.ts';
import type { Things } from './things.ts';

/** A request built when sent, from what the cook has by then. */
export type MakeRequest = (things: Things) => RawRequest;

/** Mostly the first, sometimes the second. */
const mostly = <T>(usual: fc.Arbitrary<T>, strange: fc.Arbitrary<T>, weight = 8): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: strange });

const hostileValue = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue());
const text = fc.oneof(
  fc.constantFrom('egg', 'tomatoes', 'Basmati Rice', 'scallion', '2 red onions, chopped', '김치'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/**
 * Values that a schema allows, and now and then, at any level, something else. `{kind}` stands for one of the
 * cook's ids.
 */
function anyBody(schema: Schema): fc.Arbitrary<unknown> {
  return mostly(allowed(schema), hostileValue, 12);
}

function allowed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = 0, maximum = 1000, maxLength = 100, format } = schema as Record<string, number | string>;
  const type = Array.isArray(schema.type) ? String((schema.type as string[])[0]) : schema.type;
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, anyBody(field)]);
      const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...(schema.required ?? [])],
      });
      const more = fc.dictionary(fc.constantFrom(...HOSTILE_FIELDS), hostileValue, { maxKeys: 2 });
      const less = fc.tuple(known, fc.nat()).map(([body, at]) => without(body, at));
      return fc.oneof(
        { weight: 12, arbitrary: known },
        { weight: 1, arbitrary: fc.tuple(known, more).map(([body, extra]) => ({ ...body, ...extra })) },
        { weight: 1, arbitrary: less },
      );
    }
    case 'array':
      return schema.items ? fc.array(anyBody(schema.items), { maxLength: 6 }) : fc.constant([]);
    case 'integer':
      return fc.oneof(
        fc.constantFrom(Number(minimum), Number(maximum), 1, 3, 4, 1001, 1002),
        fc.integer({ min: Number(minimum), max: Math.min(Number(maximum), 2 ** 31 - 1) }),
      );
    case 'number':
      return fc.double({ min: Number(minimum), max: Number(maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      if (format === 'uuid') return fc.constantFrom('{planId}', '{listId}', '{itemId}', '{purchaseId}');
      if (format === 'date') return fc.constantFrom('2030-05-31', '2100-02-29', '2199-12-31', '2000-01-01');
      return text.map((one) => one.slice(0, Number(maxLength)));
  }
}

function without(body: Record<string, unknown>, at: number): Record<string, unknown> {
  const names = Object.keys(body);
  const gone = names[at % Math.max(1, names.length)];
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone));
}

/** A value for a path parameter. */
function part({ schema, name }: Parameter): fc.Arbitrary<string> {
  const known: fc.Arbitrary<string> =
    schema.enum || schema.type === 'integer' || name === 'query'
      ? allowed(schema).map((value) => encodeURIComponent(wellFormed(String(value))))
      : fc.constantFrom(
          '{listId}',
          '{itemId}',
          '{planId}',
          '{purchaseId}',
          '4',
          'vegan,egg_free',
          'india,korea',
        );
  return mostly(known, fc.constantFrom(...HOSTILE_PARTS), 6);
}

/** An operation's URL: every placeholder filled, some query parameters, some of them twice. */
function target({ path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const filled = fc
    .tuple(...inPath.map(part))
    .map((values) =>
      inPath.reduce((address, { name }, at) => address.replace(`{${name}}`, () => values[at] ?? ''), path),
    );
  const pair = fc.oneof(
    ...inQuery.map((one) => part(one).map((value) => `${one.name}=${value}`)),
    fc.constantFrom(...HOSTILE_PARTS).map((value) => `unknown=${value}`),
  );
  const required = fc
    .tuple(...inQuery.filter((one) => one.required).map(part))
    .map((values) => values.map((value) => `plan_id=${value}`));
  const query = fc
    .tuple(
      required,
      mostly(fc.array(pair, { maxLength: 3 }), fc.array(pair, { minLength: 4, maxLength: 40 }), 20),
    )
    .map(([first, more]) => [...first, ...more].join('&'));
  return fc.tuple(filled, query).map(([address, asked]) => (asked ? `${address}?${asked}` : address));
}

const headers = mostly(
  fc.constant<(readonly [string, string])[]>([]),
  fc.uniqueArray(fc.constantFrom(...HOSTILE_HEADERS), { maxLength: 3, selector: ([name]) => name }),
  3,
);

/** Valid by the contract, or nearly so. */
function generated(operation: Operation): fc.Arbitrary<MakeRequest> {
  const schema = bodySchema(operation);
  const usual: fc.Arbitrary<string | Buffer | undefined> = schema
    ? anyBody(schema).map((value) => JSON.stringify(value))
    : fc.constant(undefined);
  const body = mostly(usual, fc.constantFrom(...HOSTILE_BODIES), 8);
  return fc.tuple(target(operation), headers, body).map(([address, more, sent]) => (things) => {
    const fill = (words: string) =>
      words.replaceAll(/\{(\w+Id)\}/g, (whole, kind: string) =>
        String(things[kind as keyof Things] ?? whole),
      );
    return {
      method: operation.method,
      target: BASE_PATH + fill(address),
      headers: more,
      ...(sent !== undefined && { body: typeof sent === 'string' ? fill(sent) : sent }),
    };
  });
}

/** Requests for existing things, with headers that no cook sends. */
const sensible: fc.Arbitrary<MakeRequest> = fc
  .tuple(fc.constantFrom(...ROWS), headers)
  .map(([row, more]) => (things) => {
    const { path, body } = row.ask(things);
    return {
      method: operationNamed(row.operation).method,
      target: BASE_PATH + path,
      headers: more,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  });

/** Requests across all operations of the contract. */
export const anyRequest: fc.Arbitrary<MakeRequest> = fc.oneof(
  { weight: OPERATIONS.length, arbitrary: fc.constantFrom(...OPERATIONS).chain(generated) },
  { weight: 8, arbitrary: sensible },
);

/** Lone surrogates cannot be encoded in a URL. */
function wellFormed(words: string): string {
  return Buffer.from(words).toString();
}
