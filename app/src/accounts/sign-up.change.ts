import { ApiError } from '@larder/client';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

type SignUp = Parameters<typeof client.signup>[0];

/**
 * Makes a function that creates accounts. When nobody answered, the account may be there all the same: if the same
 * credentials are then refused because the name is taken, or the invitation used, they log in. Anyone else with the name has another password.
 * The recovery code is shown where the cook arrives.
 */
export function createSignUp(): (signUp: SignUp) => Promise<void> {
  let doubted: string | null = null;
  return async (signUp) => {
    const { username, password } = signUp;
    const written = JSON.stringify(signUp);
    try {
      newCode.give(await client.signup(signUp), username);
    } catch (error) {
      // The invitation of an account that is there is used up.
      const isThere = error instanceof ApiError && (error.status === 409 || error.status === 403);
      if (isThere && doubted === written) {
        await client.login({ username, password }).catch(() => {
          throw error;
        });
        // The code was in the answer that was lost.
        newCode.give(null, username);
        return;
      }
      doubted = isUncertain(error) ? written : null;
      throw error;
    }
  };
}
