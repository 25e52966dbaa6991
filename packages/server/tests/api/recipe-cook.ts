import { expect } from 'vitest';
import { recipeInput } from '../support/own-recipes.ts';
import type { User } from './api.ts';

export type Input = ReturnType<typeof recipeInput>;

/** A recipe's source as it can be added again. */
export const asInput = ({
  id: _id,
  version: _version,
  own: _own,
  ...input
}: Input & Record<string, unknown>) => input;

/** A cook who writes recipes over HTTP. */
export function recipeCook({ call }: Pick<User, 'call'>) {
  const read = async (path: string) => {
    const { status, body } = await call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body.data;
  };
  return {
    call,
    read,
    add: async (body: Input = recipeInput()): Promise<{ id: number; version: number }> => {
      const answer = await call('POST', '/recipes', { body });
      expect([answer.status, answer.body?.detail]).toEqual([201, undefined]);
      return answer.body.data;
    },
    sourceOf: (id: number) => read(`/recipes/${id}/source`),
    /** The titles of a page of recipes. */
    titles: async (path: string): Promise<string[]> =>
      (await read(path)).recipes.map(({ title }: { title: string }) => title),
  };
}
