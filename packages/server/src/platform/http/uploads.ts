import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { Problem } from './problem.ts';
import type { Operation } from './contract.ts';

/** A file sent instead of a JSON body. */
export interface Upload {
  /** The browser's name for it: for display, never used as a path. */
  readonly name: string;
  readonly data: Buffer;
}

const MULTIPART = 'multipart/form-data';

export function takesUploads({ requestBody }: Operation): boolean {
  return requestBody?.content?.[MULTIPART] !== undefined;
}

/** Lets an instance's routes accept files up to the size that their operation allows. */
export async function acceptUploads(app: FastifyInstance, mostBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 0, parts: 1, fileSize: mostBytes, headerPairs: 20 },
  });
}

/** A request's file, of at most so many bytes; null if it has none. */
export async function readUpload(request: FastifyRequest, mostBytes: number): Promise<Upload | null> {
  if (!request.headers['content-type']?.toLowerCase().startsWith(MULTIPART)) return null;
  const upload = await read(request).catch((error: unknown) => {
    // A stream that is cut off at the limit may report another error first.
    throw isTooLarge(error) || Number(request.headers['content-length']) > mostBytes
      ? tooLarge(mostBytes)
      : isNotAFile(error)
        ? noFile()
        : isMoreThanOne(error)
          ? oneAtATime()
          : new Problem(400, 'The file did not arrive whole. Please send it again.');
  });
  // Or none at all, and look like a whole file.
  if (upload && upload.data.length >= mostBytes) throw tooLarge(mostBytes);
  if (upload) return upload;
  throw noFile();
}

async function read(request: FastifyRequest): Promise<Upload | null> {
  let upload: Upload | null = null;
  // To the form's end: what is over its limits is an error only for who asks for the next part.
  for await (const part of request.parts()) {
    if (part.type === 'file') upload = { name: nameOf(part), data: await part.toBuffer() };
  }
  return upload;
}

const noFile = () =>
  new Problem(400, 'Please choose a file.', {
    errors: [{ path: '/file', message: 'Please choose a file.' }],
  });

const oneAtATime = () =>
  new Problem(400, 'Please send one file at a time.', {
    errors: [{ path: '/file', message: 'Please send one file at a time.' }],
  });

const MEGABYTE = 1024 * 1024;

const tooLarge = (mostBytes: number) =>
  new Problem(
    413,
    `This file is larger than ${Math.floor(mostBytes / MEGABYTE)} MB. Please choose a smaller one.`,
  );

function nameOf({ filename }: Pick<Multipart & { filename: string }, 'filename'>): string {
  return (filename ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(-200);
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

const isTooLarge = (error: unknown): boolean => codeOf(error) === 'FST_REQ_FILE_TOO_LARGE';

/** Whether a form has something besides its file. */
const isMoreThanOne = (error: unknown): boolean =>
  codeOf(error) === 'FST_PARTS_LIMIT' || codeOf(error) === 'FST_FILES_LIMIT';

/** Whether a form has a field where its file should be. */
const isNotAFile = (error: unknown): boolean => codeOf(error) === 'FST_FIELDS_LIMIT';
