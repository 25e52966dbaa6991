import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { queryClient } from '../shell/query-client.ts';
import { api } from './api-server.ts';

type Change<Data, Variables, Context> = MutationObserverOptions<Data, Error, Variables, Context>;

/** Makes a change as a screen does. */
export function change<Data, Variables, Context>(
  options: Change<Data, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

/** Makes a change that is done, but whose answer is lost. Fails when one came all the same. */
export async function changeUnheard<Data, Variables, Context>(
  options: Change<Data, Variables, Context>,
  variables: Variables,
): Promise<void> {
  const { answer } = api;
  api.answer = async (call, sent) => {
    const done = await answer(call, sent);
    return call.startsWith('GET') ? done : 'lost';
  };
  const isHeard = await change(options, variables).then(
    () => true,
    () => false,
  );
  api.answer = answer;
  if (isHeard) throw new Error('An answer came.');
}
