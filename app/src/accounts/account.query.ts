import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '../platform/browser/save-file.ts';
import { t } from '../platform/language/t.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client, session } from '../platform/session/client.ts';

export type RecoveryMeans = components['schemas']['RecoveryMeans'];

/** An error message, and the request field it belongs to, if any. */
export interface AccountFailure<Field> {
  field?: Field;
  message: string;
}

/** The server's error message if it has one, otherwise ours. */
export function accountFailure<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  fallback: string,
): AccountFailure<Field> {
  const problem = error instanceof ApiError ? error.problem : null;
  const [first] = problem?.errors ?? [];
  const field = first && fields[first.path];
  return field ? { field, message: first.message } : { message: problem?.detail ?? fallback };
}

/** How a forgotten password can be reset. Refetched whenever the settings open. */
export const recoveryMeans = () =>
  queryOptions({
    queryKey: ['recovery'],
    queryFn: ({ signal }) => unwrap(client.GET('/account/recovery', { signal })),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Creates another recovery code and invalidates the old one. */
export async function createCode(password: string): Promise<string> {
  const { recovery_code: code } = await unwrap(client.POST('/account/recovery-code', { body: { password } }));
  return code;
}

/** Sets the address for mailed links, or removes it with null. */
export async function setEmail(email: string | null, password: string): Promise<void> {
  await unwrap(client.PUT('/account/email', { body: { email, password } }));
}

/** Changes the password and ends all other sessions. */
export async function changePassword(present: string, next: string): Promise<void> {
  await unwrap(client.POST('/account/password', { body: { current_password: present, new_password: next } }));
}

/**
 * Returns a function that deletes the account and ends the session in all tabs, which clears their data.
 * Without a response the account may still be deleted: if its session is then rejected, it was.
 */
export function createDeletion(): (password: string) => Promise<void> {
  let isDoubted = false;
  return async (password) => {
    // Load the message up front, in case the network fails.
    const { farewell } = await import('./farewell.ts');
    try {
      await unwrap(client.POST('/account/delete', { body: { password } }));
    } catch (error) {
      const isGone = isDoubted && error instanceof ApiError && error.status === 401;
      isDoubted = isUncertain(error);
      if (!isGone) throw error;
    }
    farewell.say(t('Your account and everything in it have been deleted.'));
    session.signOut();
  };
}

/** Downloads all of the cook's data as a file. */
export async function downloadAccount(): Promise<void> {
  const data = await unwrap(client.GET('/account/export'));
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile(`larder-${data.exported_at.slice(0, 10)}.json`, 'application/json', text);
}
