import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { makeAccessTokens } from './auth/access-tokens.ts';
import { deriveKeys } from './auth/keys.ts';
import { makeLiveCatalogue } from './catalogue/live-catalogue.ts';
import { readThumbnails } from './catalogue/pictures.ts';
import { makeShelves } from './catalogue/shelves.ts';
import type { Database } from './database/open.ts';
import { accountHandlers } from './handlers/account.ts';
import { authHandlers } from './handlers/auth.ts';
import { healthHandlers } from './handlers/health.ts';
import { ingredientHandlers } from './handlers/ingredients.ts';
import { listHandlers } from './handlers/lists.ts';
import { mealPlanHandlers } from './handlers/meal-plans.ts';
import { pantryHandlers } from './handlers/pantry.ts';
import { preferencesHandlers } from './handlers/preferences.ts';
import { recipeHandlers } from './handlers/recipes.ts';
import type { Handlers } from './handlers/types.ts';
import { answerMalformed } from './http/client-error.ts';
import { readContract } from './http/contract.ts';
import { refuseAddress, registerErrors } from './http/errors.ts';
import { acceptJson } from './http/json-body.ts';
import { registerReference } from './http/reference/register.ts';
import { logRequests, requestId } from './http/request-log.ts';
import { registerOperations } from './http/routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { serveWebApp } from './http/static.ts';
import { openMailer } from './mail/mailer.ts';
import { makeMailRecovery } from './services/mail-recovery-service.ts';
import { makePasswordProof } from './services/password-proof.ts';
import { openLanguageModel } from './language-model/open.ts';
import type { Log } from './log.ts';
import { makeAccountService } from './services/account-service.ts';
import { makeAttemptLimit } from './services/attempt-limit.ts';
import { askedByCaller } from './services/caller.ts';
import { makeCookingService } from './services/cooking-service.ts';
import { makeExportService } from './services/export-service.ts';
import { makeListService } from './services/list-service.ts';
import { makeOwnAccountService } from './services/own-account-service.ts';
import { makePantryService } from './services/pantry-service.ts';
import type { PlanPains } from './services/planner-messages.ts';
import { makePlanChanges } from './services/plan-change.ts';
import { readRecipes } from './services/plan-inputs.ts';
import { makePlanService } from './services/plan-service.ts';
import { makePlannerThread } from './services/planner-thread.ts';
import { makePreviousPlanService } from './services/previous-plan-service.ts';
import { makePurchaseService } from './services/purchase-service.ts';
import { makeRecoveryService } from './services/recovery-service.ts';
import { makeRecipeService } from './services/recipe-service.ts';
import { makeSessionService } from './services/session-service.ts';
import { makeSwapService } from './services/swap-service.ts';
import { makeUseUpService } from './services/use-up-service.ts';
import type { Settings } from './settings.ts';

const BODY_LIMIT = 64 * 1024;
const START_TIMEOUT_MS = 300_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** What the app is made of. `now` is the clock of sessions, limits and days, `planPains` how hard plans are looked for. */
export interface AppParts {
  readonly settings: Pick<
    Settings,
    'authSecret' | 'authAttemptsPerMinute' | 'trustedProxies' | 'languageModel' | 'mail'
  >;
  readonly database: Pick<Database, 'pool' | 'db' | 'hasRoom'>;
  readonly log: Log;
  readonly now?: () => Date;
  readonly planPains?: PlanPains;
}

/** Puts the server together: every part is made here and handed to those that need it. Nothing listens yet. */
export async function buildApp({
  settings,
  database,
  log,
  now = () => new Date(),
  planPains,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database;
  let isStopping = false;
  const catalogue = makeLiveCatalogue(database, log);
  const keys = deriveKeys(settings.authSecret);
  const accessTokens = makeAccessTokens(keys.accessTokens, now);
  const sessions = makeSessionService(db, keys.refreshTokens, accessTokens, now);
  const attempts = makeAttemptLimit(db, settings.authAttemptsPerMinute, now);
  const mailer = await openMailer(settings.mail, log);
  const proof = makePasswordProof(db, attempts);
  const recovery = makeRecoveryService(db, sessions, attempts, now, mailer !== null);
  const mailRecovery = makeMailRecovery({ database: db, sessions, attempts, proof, mailer, now });
  const thumbnails = readThumbnails();
  const shelves = makeShelves(db);
  const recipes = makeRecipeService(database, catalogue, thumbnails, shelves);
  const planner = makePlannerThread((snapshot) => readRecipes(db, snapshot), planPains);
  const model = await openLanguageModel(settings.languageModel, log);
  const changePlan = makePlanChanges(db, catalogue, thumbnails, now);
  const plans = makePlanService(db, catalogue, thumbnails, now, planner, shelves, model);
  const services = askedByCaller({
    accounts: makeAccountService(db, sessions, attempts, now),
    recovery,
    mailRecovery,
    ownAccounts: makeOwnAccountService(db, sessions, proof, now),
    exports: makeExportService(db, plans, catalogue, now),
    recipes,
    lists: makeListService(db, recipes, now),
    pantry: makePantryService(db, catalogue, now),
    useUp: makeUseUpService(db, catalogue, recipes, shelves),
    plans,
    previous: makePreviousPlanService(db, catalogue, thumbnails, now),
    swaps: makeSwapService(db, catalogue, thumbnails, planner, changePlan, shelves),
    cooking: makeCookingService(changePlan),
    purchases: makePurchaseService(changePlan),
  });
  const handlers: Handlers = {
    ...authHandlers(services.accounts, sessions, recovery, mailRecovery),
    ...accountHandlers(services.ownAccounts, recovery, mailRecovery, services.exports),
    ...recipeHandlers(recipes),
    ...listHandlers(services.lists),
    ...preferencesHandlers(db, now),
    ...ingredientHandlers(catalogue),
    ...pantryHandlers(services.pantry, catalogue, services.useUp),
    ...mealPlanHandlers(services),
    ...healthHandlers(db, catalogue, () => isStopping),
  };

  // Fastify's own, smaller idea of a logger keeps the instance's type simple.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Before it listens it reads the catalogue, which on a busy machine takes longer than the usual ten seconds.
    pluginTimeout: START_TIMEOUT_MS,
    // Else anybody could write into a header whose attempts theirs are to be counted as.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // What still comes in on open connections while the server stops is answered as ever.
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    // A long id is looked at and refused like any other: only the length of a whole address is limited (16 KiB).
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: refuseAddress,
  });
  logRequests(app);
  await registerSecurityHeaders(app);
  registerErrors(app);

  // A connection that stayed open after the answer would hold up the stop for as long as requests are waited for.
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
  await serveWebApp(app);

  app.addHook('onReady', () => catalogue.start());
  app.addHook('preClose', () => {
    isStopping = true;
  });
  app.addHook('onClose', async () => {
    await mailer?.close();
    await planner.close();
    await catalogue.stop();
  });
  return app;
}
