import type { FastifyReply } from 'fastify';
import type { Operation, Schema } from './contract.ts';

type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

const serializers = new WeakMap<Schema, Serializer>();

/**
 * Serialises the body of a response by its schema, so that nothing else can leak. Compiled on first use, so that
 * startup need not wait, and once per process for all its apps.
 */
export function serializeBy(operation: Operation, status: number, reply: FastifyReply): void {
  const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) return;
  const known = serializers.get(schema);
  const serializer = known ?? reply.compileSerializationSchema(schema);
  if (!known) serializers.set(schema, serializer);
  // Fastify names the type only of what it serialises itself.
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  reply.serializer(serializer);
}
