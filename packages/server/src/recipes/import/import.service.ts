import type { components } from '@larder/contract';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../../platform/access/caller.ts';
import { reserveAttempt } from '../../platform/attempts/attempt.store.ts';
import { Problem, badRequest, requestGivenUp } from '../../platform/http/problem.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { readWrittenSources } from '../own/source.store.ts';
import { readFile, type Failed } from './archive/read-file.ts';
import { Refusal, refusalText } from './archive/refusal.ts';
import { draftOf, draftOfLarder, type RecipeDraft } from './draft/draft.ts';
import { makeLineReader } from './draft/line-reader.ts';
import { makeExistingFinder } from './existing.ts';
import type { Rules } from './fetching/addresses.ts';
import { fetchPage } from './fetching/fetch-page.ts';
import { readHtml, readPastedText, readTextFile, type Found } from './read-text.ts';
import { addressOf } from './schema/addresses.ts';
import { makeTurns } from './turns.ts';

type ImportRequest = components['schemas']['ImportRequest'];
type ImportedDrafts = components['schemas']['ImportedDrafts'];

/** How many recipes are read of one upload. */
export const MOST_DRAFTS = 500;
/** What the answer may hold, in characters of its texts. */
const MOST_CHARACTERS = 5_000_000;
const EACH_MINUTE = { most: 30, windowMs: 60_000 };
/** Files and pages take memory: no more of them are read at the same time. */
const AT_ONCE = 2;

export interface ImportService {
  /** Reads recipes as drafts. Nothing is stored. */
  read(caller: SignedIn, sent: ImportRequest | Upload, signal: AbortSignal): Promise<ImportedDrafts>;
}

/** Imports for cooks: of a link, a page, a text or a file. */
export function makeImportService(database: NodePgDatabase, rules: Rules, now: () => Date): ImportService {
  const turns = makeTurns(AT_ONCE);

  const limit = async (userId: string): Promise<void> => {
    const time = now();
    const reservation = await reserveAttempt(database, `imports ${userId}`, EACH_MINUTE, time);
    if (!('fullUntil' in reservation)) return;
    const seconds = Math.max(1, Math.ceil((reservation.fullUntil.getTime() - time.getTime()) / 1000));
    throw new Problem(429, 'That was a lot of imports. Please wait a minute, or put them into one file.', {
      headers: { 'retry-after': String(seconds) },
    });
  };

  const readSent = async (sent: ImportRequest | Upload, signal: AbortSignal) => {
    if ('data' in sent) return readFile(sent.data, sent.name, MOST_DRAFTS);
    return { found: await readRequest(sent, rules, signal), failed: [] as Failed[] };
  };

  return {
    async read(caller, sent, signal) {
      await limit(caller.userId);
      return turns.take(async () => {
        const { found, failed } = await readSent(sent, signal);
        const existing = makeExistingFinder(await readWrittenSources(database, caller.userId));
        return answer(found, failed, existing, signal);
      });
    },
  };
}

/** What was sent as JSON: a link, a page's source or a text. */
async function readRequest(sent: ImportRequest, rules: Rules, signal: AbortSignal): Promise<Found[]> {
  const { url, html, text } = sent;
  const isOne = [html ?? url, text].filter((one) => one !== undefined).length === 1;
  if (!isOne) throw badRequest([{ path: '', message: 'Please send a link, a page or a text.' }]);
  const field = html === undefined ? (text === undefined ? 'url' : 'text') : 'html';
  try {
    const found = await readField(sent, rules, signal);
    if (found.length === 0)
      throw new Refusal('There is no recipe on this page. Paste its text, or type the recipe in.');
    return found;
  } catch (error) {
    if (signal.aborted) throw requestGivenUp();
    throw badRequest([{ path: `/${field}`, message: refusalText(error) }]);
  }
}

async function readField(
  { url, html, text }: ImportRequest,
  rules: Rules,
  signal: AbortSignal,
): Promise<Found[]> {
  if (html !== undefined) return readHtml(html, addressOf(null, url));
  if (text !== undefined) return readPastedText(text);
  const page = await fetchPage(url ?? '', rules, signal);
  const isJson = /^\s{0,100}[[{]/.test(page.html);
  return isJson ? readTextFile(page.html, '') : readHtml(page.html, page.address);
}

async function answer(
  found: readonly Found[],
  failed: readonly Failed[],
  existing: (draft: RecipeDraft) => number | null,
  signal: AbortSignal,
): Promise<ImportedDrafts> {
  const reader = makeLineReader(INGREDIENT_INDEX);
  const drafts: RecipeDraft[] = [];
  const left: Failed[] = [];
  let characters = 0;
  for (const one of found) {
    if (signal.aborted) throw requestGivenUp();
    if (drafts.length >= MOST_DRAFTS || characters > MOST_CHARACTERS) {
      left.push({
        name: titleOf(one),
        message: 'That was too much for one import. Import this one on its own.',
      });
      continue;
    }
    const draft =
      'larder' in one ? draftOfLarder(one.larder, INGREDIENT_INDEX) : await draftOf(one.recipe, reader);
    characters += JSON.stringify(draft).length;
    drafts.push({ ...draft, existing_recipe_id: existing(draft) });
  }
  return { drafts, failed: [...failed, ...left].slice(0, MOST_DRAFTS) };
}

function titleOf(found: Found): string {
  return ('larder' in found ? found.larder.title : found.recipe.title).slice(0, 150) || 'A recipe';
}
