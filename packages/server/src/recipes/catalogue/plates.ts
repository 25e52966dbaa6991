import { createHmac } from 'node:crypto';
import { INGREDIENT_INDEX, gramsOf } from '@larder/catalogue';
import { drawPlate, lookOfDish } from '@larder/catalogue/plates';
import type { Unit } from '@larder/domain';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { notFound, unavailable } from '../../platform/http/problem.ts';
import { makeTurns } from '../import/turns.ts';

const WIDTH = 640;
/** Increment when plates are drawn differently: their URLs are immutable. */
const EDITION = 1;
const MARK = 12;
/** Maximum number of recent plates to cache, about 30 kB each. */
const MOST_KEPT = 300;
/** Maximum number of requests waiting for plates not drawn yet; more are rejected. */
const MOST_WAITING = 50;
const FOREVER = 'public, max-age=31536000, immutable';

/** The part of a line that shows on a plate. */
export interface PlateLine {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
}

/** Pictures for own recipes without a photo: plates showing their ingredients. */
export interface Plates {
  /** The URL of a dish's plate; null if none of its ingredients are known. */
  addressOf(title: string, lines: readonly PlateLine[]): string | null;
  serve(app: FastifyInstance): void;
}

/** Draws plates on first request. Only looks in URLs that this server has signed are drawn. */
export function makePlates(key: Uint8Array): Plates {
  const markOf = (look: string) =>
    createHmac('sha256', key).update(`plate ${EDITION} ${look}`).digest('base64url').slice(0, MARK);
  const kept = new Map<string, Promise<Buffer>>();
  const turns = makeTurns(1);
  let waiting = 0;

  function plate(look: string): Promise<Buffer> {
    const known = kept.get(look);
    if (known) return known;
    if (waiting >= MOST_WAITING) throw unavailable();
    waiting += 1;
    const drawn = turns.take(async () => {
      const svg = drawPlate(look);
      if (svg === null) throw notFound('page');
      return sharp(Buffer.from(svg)).resize(WIDTH).webp({ quality: 68 }).toBuffer();
    });
    for (const oldest of kept.keys()) {
      if (kept.size < MOST_KEPT) break;
      kept.delete(oldest);
    }
    kept.set(look, drawn);
    void drawn.catch(() => kept.delete(look)).finally(() => (waiting -= 1));
    return drawn;
  }

  return {
    addressOf(title, lines) {
      const look = lookOfDish({
        title,
        lines: lines.flatMap(({ ingredientId, quantity, unit }) => {
          const ingredient = INGREDIENT_INDEX.get(ingredientId);
          return ingredient ? [{ ingredient, grams: gramsOf(ingredient, quantity, unit) }] : [];
        }),
      });
      return look && `/plates/${look}_${markOf(look)}.webp`;
    },

    serve(app) {
      app.get<{ Params: { name: string } }>('/plates/:name', async (request, reply) => {
        const { look = '', mark } =
          /^(?<look>[a-z.]+)_(?<mark>[\w-]+)\.webp$/.exec(request.params.name)?.groups ?? {};
        if (mark !== markOf(look)) throw notFound('page');
        return reply
          .header('cache-control', FOREVER)
          .type('image/webp')
          .send(await plate(look));
      });
    },
  };
}
