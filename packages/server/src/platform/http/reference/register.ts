import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract.ts';
import { renderReference } from './page.ts';
import { REFERENCE_STYLE } from './style.ts';

/** Serves the API reference: a page, and the contract as YAML and JSON. */
export function registerReference(app: FastifyInstance, contract: Contract): void {
  const files = [
    { path: '/docs', type: 'text/html; charset=utf-8', content: renderReference(contract) },
    { path: '/docs/style.css', type: 'text/css; charset=utf-8', content: REFERENCE_STYLE },
    { path: '/openapi.yaml', type: 'application/yaml; charset=utf-8', content: contract.yaml },
    { path: '/openapi.json', type: 'application/json; charset=utf-8', content: contract.json },
  ];
  for (const { path, type, content } of files) {
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content));
  }
}
