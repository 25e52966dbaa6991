import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { Day } from '@larder/domain';
import { client } from '../platform/session/client.ts';

/** Reads a sentence as what a plan can be asked for. Nothing is saved. */
export const readWishes = (text: string, startsOn: Day): Promise<components['schemas']['ReadWishes']> =>
  unwrap(client.POST('/meal-plans/wishes', { body: { text, starts_on: startsOn } }));
