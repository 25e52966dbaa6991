import { ApiError, isAbort, SENTENCES } from './api-error.ts';

/** What a call of the client settles to. */
interface Answer {
  data?: unknown;
  response: Response;
}

/** What the body holds: the inside of `data` where there is one, as the contract has it for all but two calls. */
type Content<Body> = [Body] extends [undefined]
  ? undefined
  : Body extends { data: infer Inside }
    ? Inside
    : Body;

/**
 * The content of a successful answer: `const { recipes, total } = await unwrap(client.GET('/recipes/usersearch'))`.
 * Where the contract has `{ data: … }` it is the inside of `data`, else the whole body, and undefined for a deletion.
 * Every failure is an ApiError, also an empty or unreadable body; only the caller's own abort stays an AbortError.
 */
export async function unwrap<Result extends Answer>(
  call: Promise<Result>,
): Promise<Content<Exclude<Result['data'], undefined>>> {
  type Outcome = Content<Exclude<Result['data'], undefined>>;
  const { data, response } = await call.catch((error: unknown) => {
    if (error instanceof ApiError || isAbort(error)) throw error;
    const sentence = error instanceof SyntaxError ? SENTENCES.unreadable : SENTENCES.network;
    throw new ApiError(0, sentence, { cause: error });
  });
  if (response.status === 204) return undefined as Outcome;
  if (typeof data !== 'object' || data === null || Object.keys(data).length === 0) {
    throw new ApiError(0, SENTENCES.unreadable);
  }
  return ('data' in data ? data.data : data) as Outcome;
}
