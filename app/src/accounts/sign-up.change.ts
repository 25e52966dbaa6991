import { ApiError } from '@larder/client';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

type Credentials = Parameters<typeof client.signup>[0];

/**
 * Makes a function that creates accounts. When nobody answered, the account may be there all the same: if the same
 * credentials are then refused because the name is taken, they log in. Anyone else with the name has another password.
 * The recovery code is shown where the cook arrives.
 */
export function createSignUp(): (credentials: Credentials) => Promise<void> {
  let doubted: string | null = null;
  return async (credentials) => {
    const written = JSON.stringify(credentials);
    try {
      newCode.give(await client.signup(credentials), credentials.username);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken && doubted === written) {
        await client.login(credentials).catch(() => {
          throw error;
        });
        // The code was in the answer that was lost.
        newCode.give(null, credentials.username);
        return;
      }
      doubted = isUncertain(error) ? written : null;
      throw error;
    }
  };
}
