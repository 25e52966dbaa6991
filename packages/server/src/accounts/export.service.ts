import { randomUUID } from 'node:crypto';
import type { components } from '@larder/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readLists } from '../lists/list.store.ts';
import { readAllListed } from '../lists/listed.store.ts';
import { readAdditions } from '../pantry/addition.store.ts';
import { placeOf, shelfLifeIn } from '../pantry/batch-marks.ts';
import { readOwnIngredients } from '../pantry/own-ingredient.store.ts';
import { readPantry } from '../pantry/pantry.store.ts';
import type { PlanService } from '../plan/plan.service.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { LargeBody } from '../platform/http/large-body.ts';
import { Problem, signInAgain } from '../platform/http/problem.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { readAllMemories, readExportedPhoto } from '../recipes/memory/exported.store.ts';
import { readOwnSources } from '../recipes/own/source.store.ts';
import { readAccount } from './account.store.ts';
import { readEmail } from './email.store.ts';
import { readCode } from './recovery-code.store.ts';
import { readSessions } from './session.store.ts';

type MealPlan = components['schemas']['MealPlan'];
export type AccountExport = components['schemas']['AccountExport'];

export interface ExportService {
  /**
   * All of the caller's data in a consistent snapshot, with readable names. Own recipes are read some at a time, and photos one
   * by one, as they are sent.
   */
  everything(caller: SignedIn): Promise<LargeBody<{ data: AccountExport }>>;
}

/** Preferences as a person reads them: the ingredients by name. */
function inNames(
  saved: Awaited<ReturnType<typeof readPreferences>>,
  nameOf: (id: number) => string | undefined,
): AccountExport['preferences'] {
  if (!saved) return null;
  const named = (ids: readonly number[]) => ids.flatMap((id) => nameOf(id) ?? []);
  return {
    ...saved,
    dislikes: named(saved.dislikes),
    staples: saved.staples && named(saved.staples),
  };
}

/** A plan without the addresses of photos, which work for this session alone: the photos themselves are exported. */
const withoutPasses = (plan: MealPlan): MealPlan => ({
  ...plan,
  meal_plan: plan.meal_plan.map((meal) => ({
    ...meal,
    thumbnail_url: meal.thumbnail_url?.startsWith('/photos/') ? null : meal.thumbnail_url,
  })),
});

/** A user's own recipes as they are sent: as objects they would take several times as much memory. */
async function serializedOwnRecipes(db: Connection, userId: string): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const some of readOwnSources(db, userId)) {
    pieces.push(Buffer.from(some.map((recipe) => JSON.stringify(recipe)).join()));
  }
  return pieces;
}

/** Data export for cooks. */
export function makeExportService(
  database: NodePgDatabase,
  plans: Pick<PlanService, 'current'>,
  catalogue: { current(): Pick<CatalogueSnapshot, 'names'> },
  now: () => Date,
): ExportService {
  const planOf = (db: Connection, caller: SignedIn) =>
    plans
      .current(caller, db)
      .then(withoutPasses)
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      });

  /** Memories with a placeholder for each photo, and what each stands for. */
  const photosOf = (userId: string, memories: AccountExport['memories']) => {
    const parts = new Map<string, () => Promise<string>>();
    const withPlaceholders = memories.map((memory) => {
      const { photo } = memory;
      if (photo === null) return memory;
      const placeholder = randomUUID();
      parts.set(placeholder, () => readExportedPhoto(database, userId, photo));
      return { ...memory, photo: placeholder };
    });
    return { parts, memories: withPlaceholders };
  };

  return {
    async everything(caller) {
      const { userId } = caller;
      const snapshot = catalogue.current();
      const { json, ownRecipes } = await database.transaction(
        async (db) => {
          const account = await readAccount(db, userId);
          if (!account) throw signInAgain();
          const pieces = await serializedOwnRecipes(db, userId);
          const code = await readCode(db, userId);
          const email = await readEmail(db, userId);
          const lists = await readLists(db, userId);
          const listed = await readAllListed(db, userId);
          const own = await readOwnIngredients(db, userId);
          const nameOf = (id: number) => (snapshot.names.get(id) ?? own.find((one) => one.id === id))?.name;
          const rest = {
            account: {
              username: account.username,
              created_at: account.createdAt.toISOString(),
              recovery_code: code && { made_at: code.createdAt.toISOString() },
              email: email && {
                address: email.address,
                confirmed_at: email.confirmedAt?.toISOString() ?? null,
              },
            },
            sign_ins: (await readSessions(db, userId)).map((session) => ({
              signed_in_at: session.createdAt.toISOString(),
              ends_at: session.expiresAt.toISOString(),
              ended_at: session.revokedAt?.toISOString() ?? null,
              device: session.device,
              last_used_at: session.lastUsedAt.toISOString(),
            })),
            preferences: inNames(await readPreferences(db, userId), nameOf),
            pantry: (await readPantry(db, userId)).map((item) => ({
              ingredient: item.name,
              quantity: item.quantity,
              used: item.used,
              unit: item.unit,
              expiry_date: item.expiryDate,
              expiry_is_guess: item.expiryIsGuess,
              storage: placeOf(item, shelfLifeIn(snapshot, item.ingredientId)),
              opened: item.opened,
            })),
            own_ingredients: own.map(({ name }) => name),
            added: (await readAdditions(db, userId)).flatMap(({ ingredientId, moments }) => {
              const ingredient = nameOf(ingredientId);
              const added_at = moments.map((moment) => moment.toISOString());
              return ingredient === undefined ? [] : [{ ingredient, added_at }];
            }),
            own_recipes: [],
            memories: await readAllMemories(db, userId),
            lists: lists.map((list) => ({
              name: list.name,
              description: list.description,
              list_type: list.listType,
              created_at: list.createdAt.toISOString(),
              recipes: listed
                .filter(({ listId }) => listId === list.id)
                .map(({ id, title, addedAt }) => ({ id, title, added_at: addedAt.toISOString() })),
            })),
            meal_plan: await planOf(db, caller),
          };
          return { json: rest, ownRecipes: pieces };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const { parts, memories } = photosOf(userId, json.memories);
      return new LargeBody({ data: { exported_at: now().toISOString(), ...json, memories } }, parts, {
        name: 'own_recipes',
        pieces: ownRecipes,
      });
    },
  };
}
