import { MESSAGES, unseenNameError } from '@larder/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from './problem.ts';
import { RECIPE_SENTENCES } from './recipe-sentences.ts';
import { NO_SUCH_ZONE, TIME_ZONE } from './time-zones.ts';

/** Maximum number of errors in a response. */
const MOST_ERRORS = 20;

/** Messages shared with the forms, by the last part of the path, or the last two, and the failed keyword. */
const KNOWN: Readonly<Record<string, string>> = {
  ...RECIPE_SENTENCES,
  'username minLength': MESSAGES.usernameTooShort,
  'username maxLength': MESSAGES.usernameTooLong,
  'username pattern': MESSAGES.usernameCharacters,
  'username required': 'Username is required',
  'password required': MESSAGES.passwordRequired,
  'password minLength': MESSAGES.passwordTooShort,
  'quantity minimum': MESSAGES.quantityPositive,
  'quantity maximum': MESSAGES.quantityTooLarge,
  'unit required': MESSAGES.unitRequired,
  'unit dependentRequired': MESSAGES.unitRequired,
  'name minLength': MESSAGES.listNameRequired,
  'items minItems': MESSAGES.noIngredients,
  [`${TIME_ZONE} pattern`]: NO_SUCH_ZONE,
  [`${TIME_ZONE} maxLength`]: NO_SUCH_ZONE,
};

/** Messages for names that are only whitespace. */
const MISSING_NAMES: Readonly<Record<string, string>> = {
  name: MESSAGES.listNameRequired,
  ingredient_name: 'Ingredient name is required',
};

/** The validator's errors as messages for users, one per field; the first is the one to show. */
export function fieldErrors(errors: readonly ErrorObject[], place: 'body' | 'parameter'): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    const pointer = error.instancePath + childOf(error);
    const path = place === 'body' ? pointer : pointer.slice(1);
    if (!found.has(path)) found.set(path, sentence(error, pointer));
    if (found.size === MOST_ERRORS) break;
  }
  return Array.from(found, ([path, message]) => ({ path, message }));
}

/** For a missing or unknown field the error belongs to the field, but the validator points to its object. */
function childOf({ keyword, params }: ErrorObject): string {
  const field =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : undefined;
  return typeof field === 'string' ? `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}

function sentence(error: ErrorObject, pointer: string): string {
  const fields = pointer.split('/').filter((part) => part && !/^\d+$/.test(part));
  const field = fields.at(-1) ?? '';
  const known = [fields.slice(-2).join(' '), field].map((name) => KNOWN[`${name} ${error.keyword}`]);
  const first = known.find((one) => one !== undefined);
  if (first !== undefined) return first;
  const missing = MISSING_NAMES[field];
  if (missing && error.keyword === 'pattern') return nameSentence(String(error.data), missing);
  // An unknown field's name is not repeated: it can contain anything.
  if (error.keyword === 'additionalProperties') return 'This field is not known';
  const name = label(field);
  return `${name} ${rule(error)}`;
}

function nameSentence(name: string, missing: string): string {
  return name.trim() === '' ? missing : (unseenNameError(name) ?? missing);
}

function label(field: string): string {
  const words = field
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The body';
}

function rule({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'is required';
    case 'type':
      return `must be ${typeName(params['type'])}`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).filter((value) => value !== null).join(', ')}`;
    case 'minimum':
      return `must be at least ${params['limit']}`;
    case 'maximum':
      return `must be at most ${Number(params['limit']).toLocaleString('en-US')}`;
    case 'minLength':
      return params['limit'] === 1 ? 'is required' : `must be at least ${params['limit']} characters`;
    case 'maxLength':
      return `must be at most ${Number(params['limit']).toLocaleString('en-US')} characters`;
    case 'minItems':
      return `must have at least ${params['limit']} entries`;
    case 'maxItems':
      return `must have at most ${params['limit']} entries`;
    case 'uniqueItems':
      return 'must not repeat an entry';
    case 'format':
      return params['format'] === 'date' ? 'must be a date such as 2030-05-31' : 'is not valid';
    default:
      return 'is not valid';
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeName(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map((one) => TYPE_NAMES[String(one)] ?? String(one)).join(' or ');
}
