import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { queryClient } from '../shell/query-client.ts';
import { api } from './api-server.ts';

type Change<Data, Variables, Context> = MutationObserverOptions<Data, Error, Variables, Context>;

/** Runs a mutation as a screen does. */
export function change<Data, Variables, Context>(
  options: Change<Data, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}

/** Runs a mutation that is applied but whose response is lost. Fails if a response arrives anyway. */
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
