import { describe, expect, test } from 'vitest';
import { operations, resolve, type Schema } from './contract.ts';

/** A schema and everything nested in it, each with its path. */
function everySchema(schema: Schema, place: string): { schema: Schema; place: string }[] {
  const whole = resolve(schema);
  return [
    { schema: whole, place },
    ...Object.entries(whole.properties ?? {}).flatMap(([name, inner]) =>
      everySchema(inner, `${place}.${name}`),
    ),
    ...(whole.items ? everySchema(whole.items, `${place}[]`) : []),
  ];
}

const inputs = operations.flatMap(({ operationId, parameters, requestBody }) => [
  ...parameters.flatMap(({ name, schema }) => everySchema(schema, `${operationId} ${name}`)),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    everySchema(schema, `${operationId} body`),
  ),
]);

const ofType = (type: string) => inputs.filter(({ schema }) => [schema.type].flat().includes(type));

describe('every input is bounded', () => {
  test.each(ofType('object'))('$place takes no unknown field', ({ schema }) => {
    expect(schema.additionalProperties).toBe(false);
  });

  test.each(ofType('string').filter(({ schema }) => !schema.enum && schema.format !== 'uuid'))(
    '$place has a pattern, and a longest length or a format',
    ({ schema, place }) => {
      // Nothing that a page or a file may hold is refused: the reader cleans it.
      const isAnything = place.startsWith('importRecipes ') || schema.format === 'binary';
      expect(isAnything || schema.pattern !== undefined).toBe(true);
      expect(schema.maxLength ?? schema.format).toBeDefined();
    },
  );

  test.each(ofType('integer'))('$place has a smallest and a largest value', ({ schema }) => {
    expect([schema.minimum, schema.maximum]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test.each(ofType('array'))('$place has a largest length or holds no value twice', ({ schema }) => {
    expect(schema.maxItems ?? ('uniqueItems' in schema && schema.items)).toBeTruthy();
  });
});

describe('answers', () => {
  test.each(operations)('$operationId: every failure is a problem', ({ responses }) => {
    const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(failures.length).toBeGreaterThan(0);
    for (const [, answer] of failures) {
      expect(Object.keys(resolve(answer).content ?? {})).toEqual(['application/problem+json']);
    }
  });

  test.each(operations.filter(({ security }) => security === undefined))(
    '$operationId requires a login',
    ({ responses }) => {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
    },
  );

  test('only signing in, recovery and health are open', () => {
    const open = operations
      .filter(({ security }) => security?.length === 0)
      .map(({ operationId }) => operationId);
    expect(open).toEqual([
      'login',
      'getSignups',
      'signup',
      'refresh',
      'logout',
      'recoverAccount',
      'getMailRecovery',
      'mailRecoveryLink',
      'recoverByLink',
      'confirmEmail',
      'getLiveness',
      'getReadiness',
    ]);
  });

  test.each(operations.filter(({ method }) => method !== 'get'))(
    '$operationId documents the responses to a body that is too large or not JSON',
    ({ responses }) => {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '415']));
    },
  );
});
