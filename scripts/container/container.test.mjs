import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { problemsOf } from './compose.mjs';
import { objections } from './dockerfile.mjs';

const GOOD = `FROM node:22-bookworm-slim
VOLUME ["/data"]
USER node
EXPOSE 3000
HEALTHCHECK CMD ["true"]
CMD ["node"]
`;

test.each([
  { why: 'all is well', change: (text) => text, says: /^$/ },
  { why: 'a keyword is misspelt', change: (text) => text.replace('EXPOSE', 'EXPOSES'), says: /EXPOSES/ },
  {
    why: 'the base has no version',
    change: (text) => text.replace('22-bookworm-slim', 'latest'),
    says: /base is/,
  },
  { why: 'the base is too old', change: (text) => text.replace('node:22', 'node:18'), says: /base is node/ },
  { why: 'it runs as root', change: (text) => text.replace('USER node\n', ''), says: /runs as root/ },
  { why: 'it becomes root again', change: (text) => `${text}USER root\n`, says: /runs as root/ },
  {
    why: 'there is no health check',
    change: (text) => text.replace(/HEALTHCHECK.*\n/, ''),
    says: /HEALTHCHECK is/,
  },
  { why: 'it contains a secret', change: (text) => `${text}ENV AUTH_SECRET=x\n`, says: /a secret/ },
])('a Dockerfile where $why', ({ change, says }) => {
  const found = objections(change(GOOD), 20);
  expect(found.join('\n')).toMatch(says);
});

const COMPOSE = `services:
  larder:
    build: { context: ../../.., dockerfile: packages/server/docker/Dockerfile }
    ports: ['127.0.0.1:3000:3000']
    volumes: ['data:/data']
volumes: { data: }
`;

test.each([
  { why: 'all is well', change: (text) => text, says: /^$/ },
  { why: 'a key is unknown', change: (text) => text.replace('ports', 'port'), says: /must NOT have/ },
  {
    why: 'a file does not exist',
    change: (text) => text.replace('Dockerfile', 'Containerfile'),
    says: /does not exist/,
  },
  {
    why: 'a volume does not exist',
    change: (text) => text.replace('data: }', 'other: }'),
    says: /no volume data/,
  },
  {
    why: 'the port is open to all',
    change: (text) => text.replace('127.0.0.1:', ''),
    says: /open to everyone/,
  },
])('a compose file where $why', ({ change, says }) => {
  const found = problemsOf(change(COMPOSE), ROOT);
  expect(found.join('\n')).toMatch(says);
});
