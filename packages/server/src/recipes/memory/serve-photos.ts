import type { FastifyInstance } from 'fastify';
import type { TokenHolder } from '../../platform/access/caller.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { notFound, signInAgain } from '../../platform/http/problem.ts';
import type { PhotoPasses } from './photo-pass.ts';
import { readPhotoFile, type PhotoSize } from './photo.store.ts';
import { PHOTO_FILES } from './pictures.ts';

const SIZES = new Map(Object.entries(PHOTO_FILES).map(([size, file]) => [file, size as PhotoSize]));
const NAME = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(?<file>\d+\.webp)$/;

/** The picture at a photo's URL never changes. Only the cook's own browser may cache it. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Serves cooks' photos, each to its owner only. */
export function servePhotos(
  app: FastifyInstance,
  db: Connection,
  passes: Pick<PhotoPasses, 'holderOf'>,
  isLive: (holder: TokenHolder) => Promise<boolean>,
): void {
  app.get<{ Params: { name: string }; Querystring: { pass?: unknown } }>(
    '/photos/:name',
    async (request, reply) => {
      const { pass } = request.query;
      const holder = typeof pass === 'string' ? passes.holderOf(pass) : null;
      if (!holder || !(await isLive(holder))) throw signInAgain();
      const { id = '', file = '' } = NAME.exec(request.params.name)?.groups ?? {};
      const size = SIZES.get(file);
      const photo = size ? await readPhotoFile(db, holder.userId, id, size) : null;
      if (!photo) throw notFound('page');
      return reply.header('cache-control', FOREVER).type('image/webp').send(photo);
    },
  );
}
