import { ApiError } from '@larder/client';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

type SignUp = Parameters<typeof client.signup>[0];

/**
 * Returns a function that creates accounts. If the response was lost, the account may exist all the same: if a
 * retry with the same credentials is refused because the name is taken or the invitation used up, it logs in.
 * Anyone else with that name has a different password. The recovery code is shown on the next screen.
 */
export function createSignUp(): (signUp: SignUp) => Promise<void> {
  let doubted: string | null = null;
  return async (signUp) => {
    const { username, password } = signUp;
    const written = JSON.stringify(signUp);
    try {
      newCode.give(await client.signup(signUp), username);
    } catch (error) {
      // If the account exists, its invitation is used up.
      const isThere = error instanceof ApiError && (error.status === 409 || error.status === 403);
      if (isThere && doubted === written) {
        await client.login({ username, password }).catch(() => {
          throw error;
        });
        // The code was in the lost response.
        newCode.give(null, username);
        return;
      }
      doubted = isUncertain(error) ? written : null;
      throw error;
    }
  };
}
