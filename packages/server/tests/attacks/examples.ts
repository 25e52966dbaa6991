import type { Schema } from '../../src/platform/http/contract.ts';

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '01976b0e-5a10-7c3e-9a55-0242ac120009',
  // A day on which food can be bought and still be good.
  date: new Date().toISOString().slice(0, 10),
};

/** An example of a schema, the same throughout a run; every field is present and no list is empty. */
export function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? (schema.type as string[])[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleOf(part)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      // A part of a whole is less than 1.
      if (Number(schema['exclusiveMaximum']) <= 1) return 0.5;
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return TEXTS[String(schema['format'])] ?? 'egg and toast'.slice(0, Number(schema['maxLength'] ?? 13));
  }
}
