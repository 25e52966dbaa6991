import { ApiError } from '@larder/client';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

interface RecoverValues {
  username: string;
  code: string;
  password: string;
}

const MAY_BE_SET = 'Your password may already have been changed. Try logging in with the new one.';

/**
 * Makes a function that sets a new password with the token of a mailed link and signs in. When nobody answered, the link may
 * have been used all the same; nobody but the server knows for which name, so that the cook is told to log in.
 */
export function createLinkRecovery(token: string): (password: string) => Promise<void> {
  let isDoubted = false;
  return async (password) => {
    try {
      await client.recoverByLink({ token, new_password: password });
    } catch (error) {
      if (isDoubted && error instanceof ApiError && error.status === 400 && error.problem) {
        const problem = { ...error.problem, detail: MAY_BE_SET };
        throw new ApiError(error.status, MAY_BE_SET, { problem, cause: error });
      }
      isDoubted ||= isUncertain(error);
      throw error;
    }
  };
}

/**
 * Makes a function that sets a new password with a recovery code and signs in. When nobody answered, it may be done all the
 * same: if the same values are then refused because the code is used up, the new password logs in.
 */
export function createRecovery(): (values: RecoverValues) => Promise<void> {
  let doubted: string | null = null;
  return async (values) => {
    const { username, code, password } = values;
    const written = JSON.stringify(values);
    try {
      newCode.give(await client.recover({ username, recovery_code: code, new_password: password }), username);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401;
      if (isRefused && doubted === written) {
        await client.login({ username, password }).catch(() => {
          throw error;
        });
        newCode.give(null, username);
        return;
      }
      doubted = isUncertain(error) ? written : null;
      throw error;
    }
  };
}
