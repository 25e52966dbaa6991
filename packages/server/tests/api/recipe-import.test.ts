import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { PUBLIC_WEB } from '../../src/recipes/import/fetching/addresses.ts';
import { BASE_PATH, expectAgreement, type Answer } from './agreement.ts';
import { startApi, type Api, type User } from './api.ts';

let api: Api;
let user: User;
let page: RequestListener = (_request, response) => response.end();
const site = createServer((request, response) => page(request, response));
let link = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  link = `http://recipes.example:${port}/pisto`;
  api = await startApi({
    webRules: {
      isAllowedAddress: (address) => address === '127.0.0.1',
      isAllowedPort: (given) => given === port || PUBLIC_WEB.isAllowedPort(given),
      resolve: () => Promise.resolve(['127.0.0.1']),
    },
  });
});
afterAll(async () => {
  await api.close();
  site.close();
});
beforeEach(async () => {
  user = await api.signUp();
});

const PISTO = {
  '@type': 'Recipe',
  name: 'Pisto',
  recipeCuisine: 'Spanish',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  image: '/pisto.jpg',
  recipeIngredient: ['2 aubergines, diced', '1 tsp star dust', 'For the top:', '2 eggs'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry it.' }],
};
const htmlOf = (recipe: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`;

const read = (body: object) => user.call('POST', '/recipes/import', { body });

async function upload(name: string, data: Buffer | string, from = user): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(data)]), name);
  const response = await fetch(`${api.origin}${BASE_PATH}/recipes/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${from.accessToken}` },
  });
  const answer = {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    headers: response.headers,
  };
  expectAgreement('POST', '/recipes/import', answer);
  return answer;
}

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(files)) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a draft', () => {
  test('has every line as it is written, and how it was read [IMPORT-02]', async () => {
    const { status, body } = await read({ html: htmlOf(PISTO), url: 'https://example.org/pisto' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      failed: [],
      drafts: [
        {
          exported_id: null,
          title: 'Pisto',
          country: 'spain',
          course: null,
          servings: 4,
          prep_time: 10,
          cook_time: 30,
          waiting_time: 0,
          lines: [
            expect.objectContaining({
              text: '2 aubergines, diced',
              group: null,
              quantity: 2,
              certainty: 'sure',
              notes: 'diced',
            }),
            expect.objectContaining({ text: '1 tsp star dust', ingredient_id: null, certainty: 'unknown' }),
            expect.objectContaining({ text: '2 eggs', group: 'For the top', quantity: 2, certainty: 'sure' }),
          ],
          instructions: ['Fry it.'],
          source_url: 'https://example.org/pisto',
          image_url: 'https://example.org/pisto.jpg',
          yield_text: '4 servings',
          doubts: [],
          existing_recipe_id: null,
        },
      ],
    });
  });

  test('says what is missing, and is refused for nothing [IMPORT-03]', async () => {
    const { body } = await read({ text: 'Beans on toast' });
    const [draft] = body.data.drafts;
    expect(draft).toMatchObject({
      title: 'Beans on toast',
      servings: null,
      prep_time: null,
      lines: [],
      instructions: [],
    });
    expect(draft.doubts.map(({ field }: { field: string }) => field)).toEqual([
      'lines',
      'instructions',
      'servings',
      'prep_time',
    ]);
  });

  test('comes from a link', async () => {
    page = (_request, response) => response.setHeader('content-type', 'text/html').end(htmlOf(PISTO));
    const { body } = await read({ url: link });
    expect(body.data.drafts).toMatchObject([{ title: 'Pisto', source_url: link }]);
  });

  test('comes from a pasted text', async () => {
    const { body } = await read({
      text: 'Omelette\nServes 1\n\nIngredients\n2 eggs\n1 tsp butter\n\nMethod\nBeat.\nFry.',
    });
    expect(body.data.drafts).toMatchObject([
      { title: 'Omelette', servings: 1, instructions: ['Beat.', 'Fry.'] },
    ]);
    expect(body.data.drafts[0].lines.map(({ text }: { text: string }) => text)).toEqual([
      '2 eggs',
      '1 tsp butter',
    ]);
  });

  test('comes from a file, or from each in an archive [CALL-52]', async () => {
    expect((await upload('pisto.html', htmlOf(PISTO))).body.data.drafts).toMatchObject([{ title: 'Pisto' }]);
    const zip = await zipOf({
      'a.json': JSON.stringify(PISTO),
      'bad.json': '{}',
      'egg.cook': 'Boil the @egg{1}.',
    });
    expect((await upload('all.zip', zip)).body.data).toMatchObject({
      drafts: [{ title: 'Pisto' }, { title: 'egg' }],
      failed: [
        {
          name: 'bad.json',
          message: 'There is no recipe in this file. Paste its text, or type the recipe in.',
        },
      ],
    });
  });
});

describe('a recipe that the cook has', () => {
  const input = {
    title: 'Pisto',
    country: null,
    course: 'main',
    servings: 4,
    prep_time: 10,
    cook_time: 30,
    waiting_time: 0,
    ingredients: [
      { text: '2 eggs', group: null, ingredient_id: null, quantity: null, unit: null, notes: null },
    ],
    instructions: ['Fry it.'],
    source_url: 'https://www.example.org/pisto/',
  };
  const idOf = (answer: Answer) => answer.body.data.drafts[0].existing_recipe_id;

  test('is told by its page, or by its title and lines, to its cook alone [IMPORT-09]', async () => {
    const { body } = await user.call('POST', '/recipes', { body: input });
    const same = { ...PISTO, recipeIngredient: ['2 eggs'] };
    expect(idOf(await read({ html: htmlOf(PISTO), url: 'https://example.org/pisto?utm_source=mail' }))).toBe(
      body.data.id,
    );
    expect(idOf(await read({ html: htmlOf(same), url: 'https://example.com/copy' }))).toBe(body.data.id);
    expect(idOf(await read({ html: htmlOf(PISTO), url: 'https://example.org/other' }))).toBeNull();
    const other = await api.signUp();
    const answer = await other.call('POST', '/recipes/import', { body: { html: htmlOf(same) } });
    expect(idOf(answer)).toBeNull();
  });

  test('is the same after an export and an import into an empty account [IMPORT-07]', async () => {
    const egg = (await read({ text: 'Egg\n2 eggs\nFry.' })).body.data.drafts[0].lines[0]
      .ingredient_id as number;
    const ingredients = [
      {
        text: '2 eggs',
        group: 'For the top',
        ingredient_id: egg,
        quantity: 2,
        unit: 'piece',
        notes: 'beaten',
      },
      { text: 'a pinch of love', group: null, ingredient_id: null, quantity: null, unit: null, notes: null },
    ];
    expect((await user.call('POST', '/recipes', { body: { ...input, ingredients } })).status).toBe(201);
    const exported = await user.call('POST', '/account/export', { body: { password: 'correct horse' } });
    const before = (exported.status === 200 ? exported : await user.call('GET', '/account/export')).body;

    const other = await api.signUp();
    const { body } = await upload('larder.json', JSON.stringify(before), other);
    const [
      {
        lines,
        image_url: _image,
        yield_text: _yield,
        exported_id: exportedId,
        doubts,
        existing_recipe_id: _id,
        ...draft
      },
    ] = body.data.drafts;
    expect(exportedId).toBe(before.data.own_recipes[0].id);
    expect(doubts).toEqual([]);
    const again = {
      ...draft,
      ingredients: lines.map(({ certainty: _certainty, ...line }: { certainty: string }) => line),
    };
    const { body: made } = await other.call('POST', '/recipes', { body: again });
    const source = async (from: User, id: number) => {
      const {
        id: _one,
        version: _two,
        ...recipe
      } = (await from.call('GET', `/recipes/${id}/source`)).body.data;
      return recipe as object;
    };
    expect(await source(other, made.data.id)).toEqual({ own: true, ...again });
    expect(again).toEqual({ ...input, source_url: 'https://www.example.org/pisto/', ingredients });
  });
});

describe('is refused in a sentence, and never fails', { timeout: 60_000 }, () => {
  test.each([
    ['nothing', {}, 'Please send a link, a page or a text.'],
    ['two things', { text: 'a', url: 'https://example.org/' }, 'Please send a link, a page or a text.'],
    [
      'a page without a recipe',
      { html: '<p>Hello' },
      'There is no recipe on this page. Paste its text, or type the recipe in.',
    ],
    [
      'a private address',
      { url: 'http://169.254.169.254/' },
      'This link points to a private network. Open the page yourself and paste the recipe.',
    ],
    ['a script', { url: 'javascript:alert(1)' }, 'Only links that begin with http or https can be opened.'],
    ['no link', { url: 'soup' }, 'This is not a link. It should look like https://example.org/recipe.'],
  ])('%s', async (_why, body, sentence) => {
    const answer = await read(body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(sentence);
  });

  test('a link that is forwarded to a private address [IMPORT-10]', async () => {
    page = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    expect((await read({ url: link })).body.detail).toBe(
      'This link points to a private network. Open the page yourself and paste the recipe.',
    );
  });

  test.each([
    [
      '10,000 ingredients',
      { ...PISTO, recipeIngredient: Array.from({ length: 10_000 }, (_, n) => `${n} eggs`) },
    ],
    ['a title of a megabyte', { ...PISTO, name: 'Soup '.repeat(200_000) }],
    ['a line of a megabyte', { ...PISTO, recipeIngredient: ['egg '.repeat(250_000)] }],
    ['a step of a megabyte', { ...PISTO, recipeInstructions: ['Stir. '.repeat(150_000)] }],
    [
      '10,000 steps',
      { ...PISTO, recipeInstructions: Array.from({ length: 10_000 }, (_, n) => `Stir ${n} times.`) },
    ],
    [
      'scripts everywhere',
      {
        ...PISTO,
        name: '<script>alert(1)<\\/script>Pie',
        image: 'javascript:alert(1)',
        url: 'javascript:alert(1)',
      },
    ],
    [
      'numbers where texts are',
      { ...PISTO, name: 7, recipeIngredient: [1, null, {}, [[]]], recipeInstructions: 9, recipeYield: -3 },
    ],
    ['a yield of millions', { ...PISTO, recipeYield: '9999999 people', prepTime: 'P9999999D' }],
  ])('%s', async (_why, recipe) => {
    const { status, body } = await read({ html: htmlOf(recipe).replaceAll('<\\\\/', '<\\/') });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/<script|javascript:/i);
    expect(body.data.drafts[0].title?.length ?? 0).toBeLessThanOrEqual(150);
  });

  test('1,000 ingredients take less than a second of the processor', async () => {
    const foods = [
      'eggs',
      'g flour',
      'ml milk',
      'tbsp olive oil',
      'onions, chopped',
      'cloves garlic',
      'tsp salt',
    ];
    const recipeIngredient = Array.from({ length: 1_000 }, (_, n) => `${n + 1} ${foods[n % foods.length]}`);
    await read({ html: htmlOf(PISTO) });
    const start = process.cpuUsage();
    const { body } = await read({ html: htmlOf({ ...PISTO, recipeIngredient }) });
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
    expect(body.data.drafts[0].doubts).toMatchObject([{ field: 'lines' }]);
  });

  test('half an archive, a bomb, an empty file, and any bytes', async () => {
    const zip = await zipOf({ 'a.json': JSON.stringify(PISTO), 'b.json': JSON.stringify(PISTO) });
    const bomb = await zipOf({ 'bomb.json': Buffer.alloc(30_000_000, 32) });
    for (const data of [
      zip.subarray(0, zip.length / 2),
      bomb,
      Buffer.alloc(0),
      Buffer.from([0, 255, 1, 254]),
    ]) {
      const { status, body } = await upload('file.zip', data);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ drafts: [], failed: [{ message: expect.stringMatching(/\.$/) }] });
    }
  });

  test.each([
    ['no file', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ['half a form', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf'],
    ['no form', 'nonsense'],
    ['an empty form', ''],
  ])('%s', async (_why, raw) => {
    const response = await fetch(`${api.origin}${BASE_PATH}/recipes/import`, {
      method: 'POST',
      body: raw,
      headers: {
        authorization: `Bearer ${user.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/\.$/);
  });

  test('a file that is too large', async () => {
    const { status, body } = await upload('large.txt', Buffer.alloc(21_000_000, 97));
    expect({ status, detail: body.detail }).toEqual({
      status: 413,
      detail: 'This file is larger than 20 MB. Please choose a smaller one.',
    });
  });

  test('a form where no file is taken', async () => {
    const response = await fetch(`${api.origin}${BASE_PATH}/recipes`, {
      method: 'POST',
      body: new FormData(),
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect(response.status).toBe(415);
  });
});

test('an address that is none of the web is not kept', async () => {
  const { body } = await read({ html: htmlOf(PISTO), url: 'javascript:alert(1)' });
  expect(body.data.drafts).toMatchObject([{ source_url: null, image_url: null }]);
});

test('nothing is stored [IMPORT-01]', async () => {
  await read({ html: htmlOf(PISTO) });
  expect((await user.call('GET', '/recipes/usersearch?query=pisto&mine=true')).body.data?.total ?? 0).toBe(0);
});

describe('a cook can import', () => {
  const many = async (times: number, sent: object) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await read(sent)).status);
    return statuses;
  };
  const expectRefusal = async (sent: object, says: string, withinS: number) => {
    const { status, body, headers } = await read(sent);
    expect([status, body.detail]).toEqual([429, says]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(withinS);
    const other = await api.signUp();
    expect((await other.call('POST', '/recipes/import', { body: sent })).status).not.toBe(429);
    api.pass(withinS * 1_000 + 1_000);
    expect((await read(sent)).status).not.toBe(429);
  };

  test('600 files and texts in ten minutes, and no other cook waits for that [IMPORT-11]', async () => {
    expect(new Set(await many(600, { text: 'Soup' }))).toEqual(new Set([200]));
    const says = 'That was a lot of imports. Please wait a few minutes, or combine them into one file.';
    await expectRefusal({ text: 'Soup' }, says, 600);
  });

  test('30 links a minute, in which texts do not count [IMPORT-11]', async () => {
    const privateLink = { url: 'http://169.254.169.254/' };
    expect(new Set(await many(31, { text: 'Soup' }))).toEqual(new Set([200]));
    expect(new Set(await many(30, privateLink))).toEqual(new Set([400]));
    expect((await read({ text: 'Soup' })).status).toBe(200);
    await expectRefusal(privateLink, 'That was a lot of links. Please wait a minute.', 60);
  });

  test('three at the same time: more are refused before they are read, and none is kept waiting by that', async () => {
    const waiting: ServerResponse[] = [];
    page = (_request, response) => void waiting.push(response);
    const slow = Array.from({ length: 3 }, () => read({ url: link }));
    await expect.poll(() => waiting.length, { timeout: 9_000 }).toBe(3);
    const refused = await read({ text: 'x'.repeat(400_000) });
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'That is too much at once. Please wait a moment.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await api.signUp();
    const texts = await other.call('POST', '/recipes/import', { body: { text: 'Soup' } });
    expect(texts.status, 'slow sites keep nobody from reading').toBe(200);
    for (const response of waiting) response.writeHead(404).end();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await read({ text: 'Soup' })).status).toBe(200);
  });
});
