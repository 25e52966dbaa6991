import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { accountHandlers } from './accounts/account.handlers.ts';
import { makeAccountService } from './accounts/account.service.ts';
import { authHandlers } from './accounts/auth.handlers.ts';
import { makeAccessTokens } from './accounts/auth/access-tokens.ts';
import { makeDeviceCookies } from './accounts/auth/device-cookies.ts';
import { deriveKeys } from './accounts/auth/keys.ts';
import { makeExportService } from './accounts/export.service.ts';
import { makeMailRecovery } from './accounts/mail-recovery.service.ts';
import { openMailer } from './accounts/mail/mailer.ts';
import { makeOwnAccountService } from './accounts/own-account.service.ts';
import { makePasswordProof } from './accounts/password-proof.ts';
import { makeRecoveryService } from './accounts/recovery.service.ts';
import { makeSessionService } from './accounts/session.service.ts';
import { makeListService } from './lists/list.service.ts';
import { listHandlers } from './lists/lists.handlers.ts';
import { pantryHandlers } from './pantry/pantry.handlers.ts';
import { makePantryService } from './pantry/pantry.service.ts';
import { makeUseUpService } from './pantry/use-up.service.ts';
import { choosingHandlers } from './plan/choosing.handlers.ts';
import { makeChoosingService } from './plan/choosing.service.ts';
import { makeCookedService } from './plan/cooked.service.ts';
import { makeCookingService } from './plan/cooking.service.ts';
import { openLanguageModel } from './plan/language-model/open.ts';
import { makeLeftoverService } from './plan/leftovers.service.ts';
import { mealPlanHandlers } from './plan/meal-plans.handlers.ts';
import { makePlanChanges } from './plan/plan-change.ts';
import { makePlanService } from './plan/plan.service.ts';
import type { Effort } from '@larder/domain/planner';
import { makePlannerThread } from './plan/planner-thread.ts';
import { cookedHandlers } from './plan/recipes.handlers.ts';
import { makePreviousPlanService } from './plan/previous-plan.service.ts';
import { makeSwapService } from './plan/swap.service.ts';
import { makeWishService } from './plan/wishes.service.ts';
import { askedByCaller } from './platform/access/caller.ts';
import { makeAttemptLimit } from './platform/attempts/attempt-limit.ts';
import type { Database } from './platform/database/open.ts';
import { watchPool, type PoolPatience } from './platform/database/pool-watch.ts';
import { withoutBasePath } from './platform/http/base-path.ts';
import { answerMalformed } from './platform/http/client-error.ts';
import { readContract } from './platform/http/contract.ts';
import { refuseAddress, registerErrors } from './platform/http/errors.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { healthHandlers } from './platform/http/health.handlers.ts';
import { acceptJson } from './platform/http/json-body.ts';
import { registerReference } from './platform/http/reference/register.ts';
import { logRequests, requestId } from './platform/http/request-log.ts';
import { registerOperations } from './platform/http/routes.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { watchConnections } from './platform/http/silent-connections.ts';
import { serveWebApp } from './platform/http/static.ts';
import type { Log } from './platform/log/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Settings } from './platform/settings/settings.ts';
import { preferencesHandlers } from './preferences/preferences.handlers.ts';
import { makePreferencesService } from './preferences/preferences.service.ts';
import { readRecipes } from './recipes/candidates.ts';
import { makeLiveCatalogue } from './recipes/catalogue/live-catalogue.ts';
import { makePlates } from './recipes/catalogue/plates.ts';
import { readThumbnails } from './recipes/catalogue/pictures.ts';
import { makeShelves } from './recipes/catalogue/shelves.ts';
import { PUBLIC_WEB, type Rules } from './recipes/import/fetching/addresses.ts';
import { makeImportService } from './recipes/import/import.service.ts';
import { makePictureService } from './recipes/import/picture.service.ts';
import { importHandlers } from './recipes/import/recipes.handlers.ts';
import { makeMemoryService } from './recipes/memory/memory.service.ts';
import { makePhotoPasses } from './recipes/memory/photo-pass.ts';
import { makePictures } from './recipes/memory/pictures.ts';
import { memoryHandlers } from './recipes/memory/recipes.handlers.ts';
import { servePhotos } from './recipes/memory/serve-photos.ts';
import { makeOwnRecipeService } from './recipes/own/own-recipe.service.ts';
import { ownRecipeHandlers } from './recipes/own/recipes.handlers.ts';
import { makeRecipeService } from './recipes/recipe.service.ts';
import { recipeHandlers } from './recipes/recipes.handlers.ts';
import { purchaseHandlers } from './shopping/meal-plans.handlers.ts';
import { makePurchaseService } from './shopping/purchase.service.ts';
import { ingredientHandlers } from './voice/ingredients.handlers.ts';

const BODY_LIMIT = 64 * 1024;
const START_TIMEOUT_MS = 300_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** The app's dependencies. `now` is the clock for sessions, limits and dates, `searchEffort` the planner's effort. */
export interface AppParts {
  readonly settings: Pick<
    Settings,
    | 'authSecret'
    | 'authAttemptsPerMinute'
    | 'signups'
    | 'signupsPerHour'
    | 'trustedProxies'
    | 'languageModel'
    | 'mail'
  > &
    Partial<Pick<Settings, 'basePath'>>;
  readonly database: Pick<Database, 'pool' | 'db' | 'hasRoom' | 'isEmbedded'>;
  readonly log: Log;
  /** null: no metrics. */
  readonly metrics?: Metrics | null;
  readonly now?: () => Date;
  readonly searchEffort?: Effort;
  /** The deadline of a language model, from the start of the request. */
  readonly narrationDeadlineMs?: number | undefined;
  /** How soon a failing pool counts as stuck. */
  readonly poolPatience?: PoolPatience | undefined;
  /** Where pages may be fetched from. */
  readonly webRules?: Rules;
}

/** Assembles the server: every part is created here and passed to those that need it. Nothing listens yet. */
export async function buildApp({
  settings,
  database,
  log,
  metrics = null,
  now = () => new Date(),
  searchEffort,
  narrationDeadlineMs,
  poolPatience,
  webRules = PUBLIC_WEB,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database;
  const { basePath = '' } = settings;
  let isStopping = false;
  const poolWatch = watchPool(database, log, poolPatience);
  const catalogue = makeLiveCatalogue(database, log);
  const keys = deriveKeys(settings.authSecret);
  const accessTokens = makeAccessTokens(keys.accessTokens, now);
  const sessions = makeSessionService(db, keys, accessTokens, now);
  const limits = {
    failuresPerMinute: settings.authAttemptsPerMinute,
    signUpsPerHour: settings.signupsPerHour,
  };
  const attempts = makeAttemptLimit(db, limits, now, log);
  const devices = makeDeviceCookies(keys.devices, basePath);
  const mailer = await openMailer(settings.mail, log);
  const proof = makePasswordProof(db, attempts);
  const canMail = mailer !== null;
  const recovery = makeRecoveryService({ database: db, sessions, attempts, devices, now, canMail });
  const mailRecovery = makeMailRecovery({ database: db, sessions, attempts, devices, proof, mailer, now });
  const photoPasses = makePhotoPasses(keys.photos);
  const plates = makePlates(keys.photos);
  const pictures = makePictures(readThumbnails(), plates, photoPasses);
  const shelves = makeShelves(db);
  const recipes = makeRecipeService(database, catalogue, pictures, shelves);
  const planner = makePlannerThread((snapshot) => readRecipes(db, snapshot), searchEffort);
  const model = await openLanguageModel(settings.languageModel, log);
  const changePlan = makePlanChanges(db, catalogue, pictures, now);
  const plans = makePlanService(db, catalogue, pictures, now, planner, shelves, model, narrationDeadlineMs);
  const services = askedByCaller({
    accounts: makeAccountService({
      database: db,
      sessions,
      attempts,
      devices,
      signups: settings.signups,
      now,
    }),
    recovery,
    mailRecovery,
    ownAccounts: makeOwnAccountService(db, sessions, proof, devices, now),
    exports: makeExportService(db, plans, catalogue, now),
    preferences: makePreferencesService(db, now, log),
    recipes,
    ownRecipes: makeOwnRecipeService(db, catalogue, now),
    memories: makeMemoryService(db, pictures, now),
    imports: makeImportService(db, webRules, now),
    importPictures: makePictureService(db, webRules, now),
    lists: makeListService(db, recipes, now),
    pantry: makePantryService(db, catalogue, now),
    useUp: makeUseUpService(db, catalogue, recipes, shelves),
    plans,
    previous: makePreviousPlanService(db, catalogue, pictures, now),
    swaps: makeSwapService(db, catalogue, pictures, planner, changePlan, shelves),
    choosing: makeChoosingService(changePlan),
    leftovers: makeLeftoverService(changePlan),
    wishes: makeWishService(db, catalogue, shelves, recipes),
    cooking: makeCookingService(changePlan),
    cooked: makeCookedService(db, catalogue, now),
    purchases: makePurchaseService(changePlan),
  });
  const handlers: Handlers = {
    ...authHandlers(services.accounts, sessions, recovery, mailRecovery),
    ...accountHandlers(services.ownAccounts, recovery, mailRecovery, services.exports),
    ...recipeHandlers(recipes),
    ...ownRecipeHandlers(services.ownRecipes),
    ...importHandlers(services.imports, services.importPictures),
    ...memoryHandlers(services.memories),
    ...cookedHandlers(services.cooked),
    ...purchaseHandlers(services.purchases),
    ...listHandlers(services.lists),
    ...preferencesHandlers(services.preferences),
    ...ingredientHandlers(catalogue),
    ...pantryHandlers(services.pantry, catalogue, services.useUp),
    ...mealPlanHandlers(services),
    ...choosingHandlers(services),
    ...healthHandlers(
      db,
      () => poolWatch.isStuck(),
      () => catalogue.isLoaded(),
      () => isStopping,
    ),
  };

  // Fastify's own, smaller logger type keeps the instance's type simple.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The catalogue is loaded before listening, which on a busy machine takes longer than the default ten seconds.
    pluginTimeout: START_TIMEOUT_MS,
    // Otherwise clients could choose, in a header, whose attempts theirs count as.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // Requests that arrive on open connections during shutdown are answered as usual.
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    // A long id is validated and rejected like any other: only the whole URL's length is limited (16 KiB).
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => withoutBasePath(url, basePath),
    frameworkErrors: refuseAddress,
  });
  const closeSilent = watchConnections(app.server);
  logRequests(app);
  metrics?.countRequests(app);
  metrics?.watch({ pool: database.pool, plansWaiting: () => planner.waiting() });
  await registerSecurityHeaders(app);
  registerErrors(app);

  // A connection left open after its response would delay shutdown until the request timeout.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });

  const contract = readContract();
  await app.register(
    async (api) => {
      acceptJson(api);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      registerOperations(api, contract, handlers, sessions.authenticate, database.hasRoom, now);
      registerReference(api, contract);
    },
    { prefix: contract.basePath },
  );
  plates.serve(app);
  servePhotos(app, db, photoPasses, sessions.isLive);
  await serveWebApp(app, { basePath });

  app.addHook('onReady', async () => {
    await sessions.endOthers();
    await catalogue.start();
    poolWatch.start();
  });
  app.addHook('preClose', () => {
    isStopping = true;
    poolWatch.stop();
    closeSilent();
  });
  app.addHook('onClose', async () => {
    await mailer?.close();
    await planner.close();
    await catalogue.stop();
  });
  return app;
}
