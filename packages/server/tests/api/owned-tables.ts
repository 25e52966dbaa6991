import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { photoForm } from '../support/photos.ts';
import type { Api, User } from './api.ts';

/** Every table with an owner column, and the users themselves: from the database, not from the code. */
export async function ownedTables({ database }: Api): Promise<string[]> {
  const { rows } = await database.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and (column_name like '%user_id' or column_name = 'owner_id' or table_name = 'users')`,
  );
  return rows.map(({ table_name: name }) => name);
}

/** How many rows of a table contain a user's id, anywhere. */
export async function rowsOf({ database }: Api, table: string, userId: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from "${table}" kept where kept::text like '%' || $1 || '%'`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** A cook with something in every table, and the texts this cook wrote. */
export async function fillEverything(api: Api): Promise<User & { id: string; words: string[] }> {
  const cook = await api.signUp();
  const { rows } = await api.database.pool.query<{ id: string }>('select id from users where username = $1', [
    cook.username,
  ]);
  const id = rows[0]?.id ?? '';
  const ask = async (status: number, ...call: Parameters<User['call']>) => {
    const answer = await cook.call(...call);
    expect(answer.status).toBe(status);
    return answer.body;
  };
  const item = (ingredient_name: string) => ({ ingredient_name, quantity: 2, unit: 'g' });
  await ask(201, 'POST', '/pantry/bulk', {
    headers: { 'idempotency-key': randomUUID() },
    body: { items: [item('rice'), item('=SUM(A1) sauce'), item('moon cheese')] },
  });
  const chutney = inputLine("1 jar of Gran's chutney", { group: 'To serve it' });
  const pie = recipeInput({ title: 'Milky Plum Pie', instructions: ['Line the tin with care.', 'Bake.'] });
  await ask(201, 'POST', '/recipes', { body: { ...pie, ingredients: [...pie.ingredients, chutney] } });
  const { data: tart } = await ask(201, 'POST', '/recipes', { body: recipeInput({ title: 'A tart' }) });
  await ask(204, 'DELETE', `/recipes/${tart.id}`);
  const list = await ask(201, 'POST', '/lists', {
    body: { name: 'Sunday pots', description: 'Slow, and worth it' },
  });
  const found = await ask(200, 'GET', '/recipes/usersearch?limit=2');
  for (const { id: recipe_id } of found.data.recipes) {
    await ask(201, 'POST', `/lists/${list.data.id}/recipes`, { body: { recipe_id } });
  }
  const [{ id: rated }] = found.data.recipes;
  await ask(200, 'PUT', `/recipes/${rated}/memory`, { body: { rating: 5, notes: 'Twice the garlic' } });
  await ask(201, 'POST', `/recipes/${rated}/cooked`, { body: {} });
  await ask(200, 'PUT', `/recipes/${rated}/photo`, { body: photoForm() });
  await ask(201, 'POST', '/preferences/onboard', { body: { preferences: { allergies: ['sesame'] } } });
  await ask(201, 'POST', '/meal-plans/generate');
  // Removed and replaced things, kept for a day.
  const [first, ...others] = (await ask(200, 'GET', '/pantry')).data.pantryItems;
  await ask(204, 'DELETE', `/pantry/${first.id}`);
  await ask(200, 'POST', '/pantry/restore', { body: { ids: [first.id] } });
  await ask(204, 'DELETE', `/pantry/${others.at(-1).id}`);
  await ask(201, 'POST', '/meal-plans/generate?vegetarian=true');
  await api.database.pool.query(
    `insert into plan_claims (user_id, token, until) values ($1, $2, now()) on conflict do nothing`,
    [id, randomUUID()],
  );
  await api.database.pool.query(`insert into email_addresses (user_id, address) values ($1, $2)`, [
    id,
    `${cook.username}@example.com`,
  ]);
  await api.database.pool.query(
    `insert into mailed_links (user_id, id, purpose, secret_hash, expires_at) values ($1, $2, 'confirm', '', now())`,
    [id, randomUUID()],
  );
  return {
    ...cook,
    id,
    words: [
      'Sunday pots',
      'Slow, and worth it',
      'moon cheese',
      'sesame',
      'Twice the garlic',
      'Milky Plum Pie',
      'Line the tin with care.',
      chutney.text,
      'To serve it',
      found.data.recipes[0].title,
    ],
  };
}
