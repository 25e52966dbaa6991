import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation, Parameter, Schema } from './contract.ts';
import { badRequest, type FieldError } from './problem.ts';
import { fieldErrors } from './sentences.ts';

/** A request before validation. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Validates a request and returns its typed parts, or throws a 400 with every error. */
export type RequestValidator = (
  request: RawRequest,
  /** Whether a file was sent instead of a body. */
  hasUpload?: boolean,
) => {
  params: unknown;
  query: unknown;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

function makeAjv(options: { useDefaults: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    // Errors include the invalid value.
    verbose: true,
    coerceTypes: false,
    strict: true,
    allowUnionTypes: true,
    // The contract is linted: validating its schemas on every start would double the work.
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example']);
  return ajv;
}

// Bodies are validated without coercion or defaults.
const bodies = makeAjv({ useDefaults: false });
const parameters = makeAjv({ useDefaults: true });
const validators = new WeakMap<Operation, RequestValidator>();

/**
 * An operation's validator, compiled on first use so that startup need not wait, and once per process for all
 * its apps.
 */
export function validatorOf(operation: Operation): RequestValidator {
  const known = validators.get(operation);
  if (known) return known;
  const validator = compile(operation);
  validators.set(operation, validator);
  return validator;
}

function compile(operation: Operation): RequestValidator {
  const partIn = (place: Parameter['in']): Part => {
    const declared = operation.parameters.filter((parameter) => parameter.in === place);
    return { declared, validate: parameters.compile(schemaOf(declared)) };
  };
  const [path, query, header] = [partIn('path'), partIn('query'), partIn('header')];
  const bodySchema = operation.requestBody?.content?.['application/json']?.schema;
  const body = bodySchema ? bodies.compile(bodySchema) : null;
  const isRequired = operation.requestBody?.required ?? false;
  return (request, hasUpload = false) => {
    const errors: FieldError[] = [];
    const checked = {
      params: checkParameters(path, request.params, errors),
      query: checkParameters(query, request.query, errors),
      // Every header of the contract is a string.
      headers: checkParameters(header, request.headers, errors) as Readonly<Record<string, string>>,
      body: hasUpload ? undefined : checkBody(body, isRequired, request.body, errors),
    };
    if (errors.length > 0) throw badRequest(errors);
    return checked;
  };
}

interface Part {
  declared: readonly Parameter[];
  validate: ValidateFunction;
}

function schemaOf(declared: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema])),
    required: declared.filter(({ required }) => required).map(({ name }) => name),
  };
}

function checkParameters({ declared, validate }: Part, given: unknown, errors: FieldError[]): unknown {
  const read: Record<string, unknown> = {};
  const values = given as Record<string, unknown>;
  for (const { name, schema, in: place } of declared) {
    const value = values[place === 'header' ? name.toLowerCase() : name];
    if (value !== undefined) read[name] = readParameter(value, schema);
  }
  if (!validate(read)) errors.push(...fieldErrors(validate.errors as ErrorObject[], 'parameter'));
  return read;
}

/**
 * Converts text to a number only where the contract requires one, and only in canonical form: no '+5', '05',
 * '5.0', '5e0'.
 */
function readParameter(value: unknown, schema: Schema): unknown {
  const asksForInteger = schema.type === 'integer';
  return asksForInteger && typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value)
    ? Number(value)
    : value;
}

function checkBody(
  validate: ValidateFunction | null,
  isRequired: boolean,
  body: unknown,
  errors: FieldError[],
): unknown {
  if (!validate) {
    const isEmpty =
      body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
    if (!isEmpty) errors.push({ path: '', message: 'This call takes no body.' });
    return undefined;
  }
  if (!isRequired && (body === undefined || body === null)) return undefined;
  if (body === undefined) errors.push({ path: '', message: 'A JSON body is required.' });
  else if (!validate(body)) errors.push(...fieldErrors(validate.errors as ErrorObject[], 'body'));
  return body;
}
