import type { Schema } from '../contract.ts';
import { escapeHtml, renderInline } from './text.ts';

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  minLength: 'shortest',
  maxLength: 'longest',
  minItems: 'fewest',
  maxItems: 'most',
  default: 'default',
};

/** A value's type in a few words: 'integer · at least 1', 'one of: piece, g, kg'. */
export function renderType(schema: Schema): string {
  const parts = [typeName(schema)];
  if (typeof schema['format'] === 'string') parts.push(schema['format']);
  for (const [keyword, words] of Object.entries(LIMITS)) {
    const limit = schema[keyword];
    if (limit !== undefined) parts.push(`${words} ${String(limit)}`);
  }
  const type = escapeHtml(parts.filter(Boolean).join(' · '));
  if (!schema.enum) return type;
  const values = schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  return `${type}, one of ${values}`;
}

function typeName(schema: Schema): string {
  if (schema.type === 'array' && schema.items) return `list of ${typeName(schema.items)}`;
  return typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' or ');
}

/** An object's fields, and those of nested objects, as nested lists. */
export function renderFields(schema: Schema): string {
  const inner = schema.type === 'array' ? schema.items : schema;
  if (!inner) return '';
  const { properties, additionalProperties: others } = inner;
  if (!properties) return typeof others === 'object' ? renderFields(others) : '';
  const fields = Object.entries(properties).map(([name, field]) => {
    const need = inner.required?.includes(name) ? '' : ' <em>optional</em>';
    const words = field.description ? ` – ${renderInline(field.description)}` : '';
    return `<li><code>${escapeHtml(name)}</code> <span class="type">${renderType(field)}</span>${need}${words}${renderFields(field)}</li>`;
  });
  return `<ul class="fields">${fields.join('')}</ul>`;
}
