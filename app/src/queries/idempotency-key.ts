/**
 * Makes a function that sends something under a key which stays the same until its answer has come. When an answer was
 * lost, nobody knows whether the request has arrived: the same content, sent again, has its effect once.
 */
export function createRepeatable() {
  const keys = new Map<string, string>();
  return async <Content, Answer>(
    content: Content,
    send: (content: Content, key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const written = JSON.stringify(content);
    const key = keys.get(written) ?? newKey();
    keys.set(written, key);
    // The server keeps nothing under the key of what has failed, so that may keep its key too.
    const answer = await send(content, key);
    keys.delete(written);
    return answer;
  };
}

/** A new name for a request. Works without https too, unlike randomUUID. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
