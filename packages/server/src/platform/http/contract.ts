import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { operations } from '@larder/contract';

export type OperationId = keyof operations;

/** A JSON Schema with all references resolved. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: Schema }>>;
}

/** An operation of the contract, including its path's parameters. */
export interface Operation {
  readonly operationId: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the contract: '/recipes/{id}/details'. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
  readonly isPublic: boolean;
  /** Maximum body size in bytes, if it differs from the default. */
  readonly 'x-body-limit'?: number;
  /** How many of these requests one caller may have in progress on a server, if limited. */
  readonly 'x-at-once'?: number;
}

/** The contract, for the server. */
export interface Contract {
  /** The original file, as YAML and as JSON. */
  readonly yaml: string;
  readonly json: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly basePath: string;
  readonly operations: readonly Operation[];
}

type Json = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;

let contract: Contract | undefined;

/** The contract with all references resolved; read once per process, for all its apps. */
export function readContract(): Contract {
  contract ??= parseContract();
  return contract;
}

function parseContract(): Contract {
  const { resolve } = createRequire(import.meta.url);
  const yaml = readFileSync(resolve('@larder/contract/openapi.yaml'), 'utf8');
  // The same content, made by `npm run generate`: parsing the YAML took a third of startup.
  const json = readFileSync(resolve('@larder/contract/openapi.json'), 'utf8');
  const document = JSON.parse(json) as Json;
  // From here on the types above apply: the contract is linted against OpenAPI 3.1.
  const whole = resolveReferences(document, document) as Json & {
    info: Contract['info'];
    tags: Contract['tags'];
    servers: [{ url: string }];
    security: readonly unknown[];
    paths: Record<string, Json & { parameters?: Parameter[] }>;
  };
  const operations = Object.entries(whole.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): Operation => {
      const operation = item[method] as Operation & { parameters?: Parameter[]; security?: unknown[] };
      return {
        ...operation,
        path,
        method: method.toUpperCase() as Operation['method'],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        isPublic: (operation.security ?? whole.security).length === 0,
      };
    }),
  );
  return { yaml, json, info: whole.info, tags: whole.tags, basePath: whole.servers[0].url, operations };
}

function resolveReferences(part: unknown, document: Json, open: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((entry) => resolveReferences(entry, document, open));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref: reference } = part as { $ref?: unknown };
  if (typeof reference === 'string') {
    if (open.includes(reference)) throw new Error(`${reference} refers to itself`);
    let target: unknown = document;
    for (const key of reference.slice(2).split('/')) target = (target as Json)[key];
    return resolveReferences(target, document, [...open, reference]);
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, resolveReferences(value, document, open)]),
  );
}
