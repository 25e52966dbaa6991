import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../process.mjs';
import { stagesOf } from './dockerfile.mjs';

/** The uid of the user `node` in Node's images. */
const NODE_USER = 1000;

/**
 * Executes a Dockerfile without Docker, with a folder as the root of each stage. Commands run as written, so
 * their paths have to be relative. Returns the last stage's folder, its variables and its start command.
 */
export async function build(text, context, folder) {
  const roots = new Map();
  let result;
  for (const { name, steps } of stagesOf(text)) {
    const root = join(folder, name);
    mkdirSync(root);
    chmodSync(root, 0o755);
    roots.set(name, root);
    const image = { root, at: root, env: {}, started: {} };
    for (const step of steps) await doStep(step, image, roots, context);
    result = image;
  }
  return result;
}

async function doStep({ line, keyword, flags, words, text }, image, roots, context) {
  const place = (path) => (path.startsWith('/') ? join(image.root, path) : join(image.at, path));
  const fail = (why) => {
    throw new Error(`line ${line}: ${keyword} ${text}\n${why}`);
  };
  switch (keyword) {
    case 'FROM':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return;
    case 'ENV':
      for (const pair of words) {
        const [, key, value] = /^(\w+)=(.*)$/.exec(pair) ?? fail('is not NAME=value');
        image.env[key] = value;
      }
      return;
    case 'WORKDIR':
      image.at = place(words[0]);
      mkdirSync(image.at, { recursive: true });
      return;
    case 'COPY': {
      const from = flags.from === undefined ? context : (roots.get(flags.from) ?? fail('no such stage'));
      const target = words.at(-1);
      for (const source of words.slice(0, -1)) {
        const path = join(from, source);
        if (!existsSync(path)) fail(`${source} does not exist`);
        // A file goes into a folder, and a folder's contents into the target.
        const isInto = target.endsWith('/') && !statSync(path).isDirectory();
        const to = isInto ? join(place(target), basename(path)) : place(target);
        cpSync(path, to, { recursive: true, verbatimSymlinks: true });
        if (flags.chown && process.getuid?.() === 0) chownSync(to, NODE_USER, NODE_USER);
      }
      return;
    }
    case 'RUN': {
      const { code, output } = await run('/bin/sh', ['-c', text], {
        cwd: image.at,
        env: { ...process.env, ...image.env, CI: 'true' },
      });
      if (code !== 0) fail(output);
      return;
    }
    case 'HEALTHCHECK':
    case 'CMD':
      // HEALTHCHECK's own options come before its CMD.
      image.started[keyword] = words[0] === 'CMD' ? JSON.parse(text.slice(text.indexOf('['))) : words;
      return;
    default:
      fail('this instruction is not supported: add it to scripts/container/dry-run.mjs');
  }
}

/** Starts what the image starts, as its user if permitted, and runs its health check; then stops it. */
export async function start({ root, at, env, started }) {
  const isRoot = process.getuid?.() === 0;
  const options = {
    cwd: at,
    env: {
      PATH: process.env.PATH,
      ...env,
      DATA_DIR: join(root, env.DATA_DIR),
      BACKUP_DIR: join(root, env.BACKUP_DIR),
      HOST: '127.0.0.1',
      PORT: '0',
    },
    ...(isRoot && { uid: NODE_USER, gid: NODE_USER }),
  };
  const [command, ...args] = started.CMD;
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(server, 'close');
  let said = '';
  const ready = new Promise((done) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        said += text;
        const port = /^Larder is ready at http:\S+:(\d+)$/m.exec(said)?.[1];
        if (port) done(port);
      });
    }
    void closed.then(() => done(null));
  });
  try {
    const port = await ready;
    if (port === null) throw new Error(`CMD did not start:\n${said}`);
    const [check, ...checkArgs] = started.HEALTHCHECK;
    const asked = await run(check, checkArgs, { cwd: at, env: { ...options.env, PORT: port } });
    if (asked.code !== 0) throw new Error(`HEALTHCHECK failed:\n${asked.output}`);
    const imported = await run('node', ['packages/server/dist/import-recipes.js', '--help'], options);
    if (!imported.output.includes('--country')) throw new Error(`The import failed:\n${imported.output}`);
    server.kill('SIGTERM');
    const [code] = await closed;
    if (code !== 0) throw new Error(`CMD ended with ${code}:\n${said}`);
  } finally {
    server.kill('SIGKILL');
  }
}
