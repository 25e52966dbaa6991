import type { Log } from '../../platform/log/log.ts';
import type { LanguageModelSettings } from '../../platform/settings/language-model.ts';
import { reasonsFor, remarksOn } from '@larder/domain/planner';
import { readAnswer, readIds } from './answer.ts';
import { arrange } from './arrange.ts';
import type { Ask } from './client.ts';
import { ModelFault } from './fault.ts';
import type { LanguageModel, NarrationRequest, Narration } from './model.ts';
import { questionOf } from './question.ts';

/** How many recipes a model is given: a few thousand words, read within a second. */
const CANDIDATES = 20;
/** How many sentences are added to the planner's notes. */
const MOST_REMARKS = 2;
/** With less time left, no model would answer. */
const LEAST_MS = 50;
/** After this many consecutive failures the model is skipped for a while. */
const FAULTS = 3;
const REST_MS = 60_000;

/** A language model behind a client. Whatever it does, the caller gets an answer in time. */
export function makeNarrator(
  { baseUrl, model, timeoutMs }: LanguageModelSettings,
  ask: Ask,
  log: Pick<Log, 'warn' | 'debug'>,
): LanguageModel {
  let faults = 0;
  let restsUntil = -Infinity;

  return {
    name: `${baseUrl} ${model}`,
    candidates: CANDIDATES,
    async narrate(request) {
      const began = performance.now();
      const time = Math.min(timeoutMs, request.until - began);
      if (request.week.meals.length === 0 || time < LEAST_MS || began < restsUntil) return null;
      try {
        const narration = await within(time, (signal) => narrate(request, ask, signal));
        faults = 0;
        const { reasons, remark, week } = narration;
        const words = { reasons: reasons.size, meals: week.meals.length, notes: remark !== null };
        log.debug(words, "The language model chose a plan's sentences");
        return narration;
      } catch (error) {
        faults += 1;
        if (faults >= FAULTS) restsUntil = performance.now() + REST_MS;
        // Only our own sentences: other errors may quote what was sent or received.
        const why = error instanceof ModelFault ? error.message : 'answered with something unexpected';
        log.warn(`The language model ${why}; the planner's own words are used.`);
        return null;
      }
    },
  };
}

async function narrate(request: NarrationRequest, ask: Ask, signal: AbortSignal): Promise<Narration> {
  const { week: own, pantry, wishes } = request;
  const candidates = own.candidates ?? [];
  const known = new Set(candidates.map(({ id }) => id));
  const answer = readAnswer(await ask(questionOf(request, candidates), signal));
  const ids = readIds(answer, known, own.meals.length);
  // Lunches use what the dinners leave, so a week with lunches is not rearranged.
  const hasLunches = own.meals.some(({ slot }) => slot === 'lunch');
  const week = hasLunches ? own : arrange(own, ids, { candidates, pantry, wishes });
  return { week, ...wordsOf(answer, week, request) };
}

/** The sentences chosen for a week, if still true of it. */
function wordsOf(
  { meals, notes }: ReturnType<typeof readAnswer>,
  week: Narration['week'],
  { wishes }: NarrationRequest,
): Pick<Narration, 'reasons' | 'remark'> {
  const chosen = new Map(meals.map(({ id, say }) => [id, say]));
  const reasons = new Map<number, string>();
  for (const meal of week.meals) {
    const { id } = meal.recipe;
    const reason = reasonsFor(meal, wishes, week.meals).find(({ kind }) => kind === chosen.get(id));
    if (reason) reasons.set(id, reason.sentence);
  }
  const remarks = remarksOn(week.meals, wishes).filter(({ kind }) => notes.includes(kind));
  const said = remarks.slice(0, MOST_REMARKS).map(({ sentence }) => sentence);
  return { reasons, remark: said.length === 0 ? null : said.join(' ') };
}

/** Runs an operation with an abort signal, and returns when it fires even if the operation does not. */
async function within<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => {
      controller.abort();
      fail(new ModelFault('took too long'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
