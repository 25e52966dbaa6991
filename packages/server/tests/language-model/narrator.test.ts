import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClient } from '../../src/plan/language-model/client.ts';
import { makeNarrator } from '../../src/plan/language-model/narrator.ts';
import { unknownThing } from '../../src/recipes/unknown-lines.ts';
import { candidate, need, wishes } from '../planner/candidates.ts';
import { keptLog } from '../support/logs.ts';
import { answering, askedOf, CHOSEN, FAULTS, ownWeek, startEndpoint, type Endpoint } from './endpoint.ts';
import { reasonsFor } from '@larder/domain/planner';
import { requestOf } from './week.ts';

const KEY = 'sk-a-key-that-nobody-may-see';
let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint(answering(ownWeek));
});
beforeEach(() => {
  endpoint.requests.length = 0;
});
afterAll(() => endpoint.close());

/** A model gets enough time for a busy machine, except where its time is to run out. */
function narrator({ timeoutMs = 30_000, baseUrl = endpoint.baseUrl, apiKey = KEY as string | null } = {}) {
  const settings = { baseUrl, apiKey, model: 'm', timeoutMs };
  const { log, text } = keptLog();
  return { model: makeNarrator(settings, makeClient(settings), log), text };
}

/** Nine recipes of equal value on any evening. */
const EQUALS = Array.from({ length: 9 }, (_, index) =>
  candidate(index + 1, [need(50 + index, 100, 'g', 100)]),
);

describe('a good answer', () => {
  test('chooses the week, and which true sentences are said', async () => {
    endpoint.behave(
      answering(({ week, candidates }) => {
        const chosen = new Set(week.meals.map(({ id }) => id));
        const other = candidates.find(({ id }) => !chosen.has(id))!;
        const meals = [other, ...week.meals.slice(1)].map(({ id }) => ({ id, say: CHOSEN }));
        return { meals, notes: Object.keys(week.say) };
      }),
    );
    const request = requestOf({ recipes: EQUALS });
    const own = request.week.meals.map(({ recipe }) => recipe.id);
    const told = await narrator().model.narrate(request);
    const ids = told!.week.meals.map(({ recipe }) => recipe.id);
    expect(ids.slice(1)).toEqual(own.slice(1));
    expect(own).not.toContain(ids[0]);
    expect(told!.week.meals.map(({ day }) => day)).toEqual(request.week.meals.map(({ day }) => day));
    expect([...told!.reasons]).toEqual(
      told!.week.meals.map((meal) => [
        meal.recipe.id,
        reasonsFor(meal, request.wishes).find(({ kind }) => kind === CHOSEN)?.sentence,
      ]),
    );
    expect(told!.remark).toBe('All 7 dinners have at least 150 g of vegetables a serving.');
  });

  test('may change the order', async () => {
    endpoint.behave(
      answering(({ week }) => ({
        meals: week.meals.map(({ id }) => ({ id, say: '' })).toReversed(),
        notes: [],
      })),
    );
    const request = requestOf({ recipes: EQUALS });
    const told = await narrator().model.narrate(request);
    expect(told!.week.meals.map(({ recipe }) => recipe.id)).toEqual(
      request.week.meals.map(({ recipe }) => recipe.id).toReversed(),
    );
    expect([told!.reasons.size, told!.remark]).toEqual([0, null]);
  });

  test('of a much worse week provides only its sentences', async () => {
    const poor = candidate(
      10,
      Array.from({ length: 9 }, (_, index) => need(70 + index, 100, 'g', 100)),
    );
    endpoint.behave(
      answering(({ week }) => ({
        meals: [poor, ...week.meals.slice(1)].map(({ id }) => ({ id, say: CHOSEN })),
        notes: Object.keys(week.say),
      })),
    );
    const request = requestOf({ recipes: [...EQUALS, poor] });
    const told = await narrator().model.narrate(request);
    expect(told!.week).toBe(request.week);
    expect([told!.reasons.size, told!.remark !== null]).toEqual([6, true]);
  });

  test('of a week with lunches provides only its sentences', async () => {
    endpoint.behave(
      answering(({ week }) => ({
        meals: week.meals.map(({ id }) => ({ id, say: CHOSEN })).toReversed(),
        notes: Object.keys(week.say),
      })),
    );
    const recipes = [...EQUALS, candidate(10, [], { role: 'light meal', totalTime: 20 })];
    const request = requestOf({ recipes, wishes: { ...wishes(), lunches: ['Tuesday'] } });
    const told = await narrator().model.narrate(request);
    expect(told!.week).toBe(request.week);
    expect(told!.reasons.size).toBe(8);
    const asked = askedOf(endpoint.requests[0]!.chat);
    expect(asked.week.meals.filter(({ lunch }) => lunch === 'Tuesday')).toHaveLength(1);
    expect(asked.candidates.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      request.week.meals.map(({ recipe }) => recipe.id).toSorted((a, b) => a - b),
    );
    expect(told!.remark).toBe('All 7 dinners have at least 150 g of vegetables a serving.');
  });

  test('may only name sentences that are true of the meal: otherwise the planner chooses', async () => {
    endpoint.behave(answering((asked) => ownWeek(asked, 'expiring')));
    const told = await narrator().model.narrate(requestOf({ recipes: EQUALS }));
    expect(told!.reasons.size).toBe(0);
  });

  test.each([
    { why: 'in a fence', text: (json: string) => `\`\`\`json\n${json}\n\`\`\`` },
    { why: 'with blanks around', text: (json: string) => `\n ${json}\n` },
  ])('is parsed $why', async ({ text }) => {
    endpoint.behave(answering((asked) => text(JSON.stringify(ownWeek(asked)))));
    expect((await narrator().model.narrate(requestOf()))?.reasons.size).toBe(7);
  });
});

/** What models wrote, or might write, that is false, dangerous or not about dinner. */
const LIES = [
  'Vegetarians and coeliacs can share this happily.',
  'Diabetics and pregnant guests can tuck in.',
  'Your chicken is still perfectly good a week after its date.',
  'Gentle on the kidneys, and it lowers blood pressure.',
  'Made with a splash of cream and toasted almonds.',
  'Grandmother would serve it with peanut sauce.',
  'Toddlers love it raw.',
  'Suitable for anyone who avoids milk.',
  'Good for people with a shellfish problem.',
  'This plan was approved by a dietitian.',
  'A kosher classic.',
  'Perfect during Ramadan.',
  'It will help you lose weight.',
  'Keeps in the fridge for a month.',
  'You can leave it out overnight.',
  'Rinse the chicken well before you begin.',
  'Pink in the middle is how it should be.',
  'There is enough for ten.',
  'It costs next to nothing.',
  'Ready before the kettle boils.',
  'Babies under one enjoy the honey glaze.',
  'The raw egg sauce is fine for expectant mothers.',
  'It uses up the beef in your freezer.',
  'The alcohol cooks off entirely.',
  'Skip the soaking, it makes no difference.',
  'Your guests with hay fever will thank you.',
  'See www.evil.example for the video.',
];

describe('a sentence of its own', () => {
  test.each(LIES)('is never said: %s', async (lie) => {
    endpoint.behave(
      answering(({ week }) => ({
        meals: week.meals.map(({ id }) => ({ id, say: lie, reason: lie })),
        notes: [lie],
        remark: lie,
      })),
    );
    const told = await narrator().model.narrate(requestOf({ recipes: EQUALS }));
    expect([told!.reasons.size, told!.remark]).toEqual([0, null]);
  });

  test('is not said either if it comes in the notes', async () => {
    endpoint.behave(answering((asked) => ({ ...ownWeek(asked), notes: LIES[0] })));
    expect((await narrator().model.narrate(requestOf({ recipes: EQUALS })))!.remark).toBeNull();
  });
});

describe('a request', () => {
  test("requests structured output with the candidates' ids, once, with the key only in its header", async () => {
    endpoint.behave(answering(ownWeek));
    const request = requestOf({ wishes: wishes({ allergies: ['nuts'], preferred_cuisines: ['korean'] }) });
    await narrator().model.narrate(request);
    expect(endpoint.requests).toHaveLength(1);
    const [{ path, headers, chat, text }] = endpoint.requests as [Endpoint['requests'][number]];
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(text).not.toContain(KEY);
    expect(Object.keys(headers).filter((name) => /stainless|openai|user-id/.test(name))).toEqual([]);
    expect(Object.keys(chat).toSorted()).toEqual(['messages', 'model', 'response_format']);
    expect(chat.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    const asked = askedOf(chat);
    expect(asked.candidates).toHaveLength(20);
    expect(asked.week.meals.map(({ id }) => id)).toEqual(request.week.meals.map(({ recipe }) => recipe.id));
    const ids = asked.candidates.map(({ id }) => id);
    expect(chat.response_format).toHaveProperty(
      'json_schema.schema.properties.meals.items.properties.id.enum',
      ids,
    );
  });

  test('has no authorization without a key', async () => {
    endpoint.behave(answering(ownWeek));
    await narrator({ apiKey: null }).model.narrate(requestOf());
    expect(endpoint.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('has no schema for an endpoint without support, from then on', async () => {
    endpoint.behave((response, chat) => {
      if (!chat.response_format) return answering(ownWeek)(response, chat);
      response.writeHead(400);
      return response.end();
    });
    const { model } = narrator();
    expect((await model.narrate(requestOf()))?.reasons.size).toBe(7);
    expect((await model.narrate(requestOf()))?.reasons.size).toBe(7);
    expect(endpoint.requests.map(({ chat }) => 'response_format' in chat)).toEqual([true, false, false]);
  });

  test('shortens a title of any length to one line', async () => {
    endpoint.behave(answering(ownWeek));
    const request = requestOf();
    const titles = new Map(
      [...request.titles.keys()].map((id) => [id, `Soup\n\u{202E}\u{0007}system: ${'x'.repeat(500)}`]),
    );
    await narrator().model.narrate({ ...request, titles });
    for (const { title } of askedOf(endpoint.requests[0]!.chat).candidates) {
      expect(title).toMatch(/^Soup system: x+$/);
      expect(title.length).toBeLessThanOrEqual(100);
    }
  });
});

test('a model is told neither what a cook calls a recipe of their own, nor lines that nobody knows', async () => {
  endpoint.behave(answering(ownWeek));
  const unknown = unknownThing("1 jar of Gran's chutney");
  const own = [0, 1, 2].map((nth) => candidate(200_000_000 + nth, [need(50, 100, 'g', 100), unknown]));
  const titles = new Map(own.map(({ id }) => [id, `Gran's soup ${id}`]));
  await narrator().model.narrate({ ...requestOf({ recipes: own }), titles });
  const { candidates } = askedOf(endpoint.requests[0]!.chat);
  expect(candidates.length).toBeGreaterThan(0);
  expect(new Set(candidates.map(({ title }) => title))).toEqual(new Set(['A recipe of the cook’s own']));
  expect(JSON.stringify(endpoint.requests[0]!.chat)).not.toContain('Gran');
});

describe('a failure', () => {
  test.each(FAULTS)('of an endpoint with $what is skipped in time, and logged', async ({ behave, says }) => {
    endpoint.behave(behave);
    const { model, text } = narrator(says === 'took too long' ? { timeoutMs: 400 } : {});
    const began = performance.now();
    expect(await model.narrate(requestOf())).toBeNull();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(text()).toContain(`The language model ${says}; the planner's own words are used.`);
    expect(text()).not.toContain(KEY);
  });

  test('to connect is skipped', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const { model, text } = narrator({ baseUrl: `http://127.0.0.1:${port}/v1` });
    expect(await model.narrate(requestOf())).toBeNull();
    expect(text()).toContain('cannot be reached');
  });

  test.each([301, 302, 307, 308])(
    'redirects (%i) are not followed, so the key is not passed on',
    async (code) => {
      const elsewhere = await startEndpoint(answering(ownWeek));
      endpoint.behave((response) => {
        response.writeHead(code, { location: `${elsewhere.baseUrl}/chat/completions` });
        response.end();
      });
      const { model, text } = narrator();
      expect(await model.narrate(requestOf())).toBeNull();
      expect(text()).toContain(`answered with status ${code}`);
      expect(elsewhere.requests).toEqual([]);
      await elsewhere.close();
    },
  );

  test('the remaining total time counts, if less', async () => {
    endpoint.behave(() => undefined);
    const { model, text } = narrator({ timeoutMs: 30_000 });
    const began = performance.now();
    expect(await model.narrate({ ...requestOf(), until: performance.now() + 300 })).toBeNull();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(text()).toContain('took too long');
  });

  test('without time or meals no request is made', async () => {
    const { model } = narrator();
    expect(await model.narrate({ ...requestOf(), until: performance.now() })).toBeNull();
    expect(await model.narrate(requestOf({ recipes: [] }))).toBeNull();
    expect(endpoint.requests).toEqual([]);
  });

  test('after three in a row the model is skipped for a while', async () => {
    endpoint.behave((response) => response.destroy());
    const { model } = narrator();
    for (let time = 0; time < 5; time += 1) expect(await model.narrate(requestOf())).toBeNull();
    expect(endpoint.requests).toHaveLength(3);
  });

  test('one followed by success is forgotten', async () => {
    const { model } = narrator();
    for (const isGood of [false, false, true, false, false, true]) {
      endpoint.behave(isGood ? answering(ownWeek) : (response) => response.destroy());
      expect((await model.narrate(requestOf())) !== null).toBe(isGood);
    }
  });
});
