import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '../platform/browser/save-file.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client, session } from '../platform/session/client.ts';

export type RecoveryMeans = components['schemas']['RecoveryMeans'];

/** What to say of a failure, and at which field of the request when it is one's fault. */
export interface AccountFailure<Field> {
  field?: Field;
  message: string;
}

/** A failure in the server's words where it has some, else in ours. */
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

/** How a forgotten password can be reset. Read again whenever the settings open. */
export const recoveryMeans = () =>
  queryOptions({
    queryKey: ['recovery'],
    queryFn: ({ signal }) => unwrap(client.GET('/account/recovery', { signal })),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Creates another recovery code; the one before stops working. */
export async function createCode(password: string): Promise<string> {
  const { recovery_code: code } = await unwrap(client.POST('/account/recovery-code', { body: { password } }));
  return code;
}

/** Sets the address that a link can be mailed to, or takes it away with null. */
export async function setEmail(email: string | null, password: string): Promise<void> {
  await unwrap(client.PUT('/account/email', { body: { email, password } }));
}

/** Changes the password. All other sessions of the cook end. */
export async function changePassword(present: string, next: string): Promise<void> {
  await unwrap(client.POST('/account/password', { body: { current_password: present, new_password: next } }));
}

/**
 * Makes a function that deletes the account and ends the session in all tabs, which clears what they keep. When nobody
 * answered, the account may be gone all the same: if its session is then refused, it is.
 */
export function createDeletion(): (password: string) => Promise<void> {
  let isDoubted = false;
  return async (password) => {
    // The words are there before there is anything to say, also when the network goes.
    const { farewell } = await import('./farewell.ts');
    try {
      await unwrap(client.POST('/account/delete', { body: { password } }));
    } catch (error) {
      const isGone = isDoubted && error instanceof ApiError && error.status === 401;
      isDoubted = isUncertain(error);
      if (!isGone) throw error;
    }
    farewell.say('Your account and everything in it have been deleted.');
    session.signOut();
  };
}

/** Everything that is the cook's, as a file in the browser's downloads. */
export async function downloadAccount(): Promise<void> {
  const data = await unwrap(client.GET('/account/export'));
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile(`larder-${data.exported_at.slice(0, 10)}.json`, 'application/json', text);
}
