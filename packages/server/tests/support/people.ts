/** Calls the API like a new browser. */
export async function call(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; data: Record<string, string> }> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await response.json().catch(() => ({}))) as { data?: Record<string, string> };
  return { status: response.status, data: json.data ?? {} };
}
