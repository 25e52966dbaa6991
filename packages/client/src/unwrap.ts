import { ApiError, isAbort, SENTENCES } from './api-error.ts';

/** The result of a client request. */
interface Answer {
  data?: unknown;
  response: Response;
}

/** The body's content: the inside of `data` where there is one, as for all but two requests. */
type Content<Body> = [Body] extends [undefined]
  ? undefined
  : Body extends { data: infer Inside }
    ? Inside
    : Body;

/**
 * The content of a successful response: `const { recipes, total } = await
 * unwrap(client.GET('/recipes/usersearch'))`. For `{ data: … }` it is the inside of `data`, otherwise the
 * whole body, and undefined for a deletion. Every failure throws an ApiError, including an empty or
 * unreadable body; only the caller's own abort stays an AbortError.
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
