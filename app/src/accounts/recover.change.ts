import { ApiError } from '@larder/client';
import { t } from '../platform/language/t.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

interface RecoverValues {
  username: string;
  code: string;
  password: string;
}

/**
 * Returns a function that sets a new password with a mailed token and logs in. Without a response the link
 * may have been used; only the server knows the username, so the cook is asked to log in.
 */
export function createLinkRecovery(token: string): (password: string) => Promise<void> {
  let isDoubted = false;
  return async (password) => {
    try {
      await client.recoverByLink({ token, new_password: password });
    } catch (error) {
      if (isDoubted && error instanceof ApiError && error.status === 400 && error.problem) {
        const detail = t('Your password may already have been changed. Try logging in with the new one.');
        const problem = { ...error.problem, detail };
        throw new ApiError(error.status, detail, { problem, cause: error });
      }
      isDoubted ||= isUncertain(error);
      throw error;
    }
  };
}

/**
 * Returns a function that sets a new password with a recovery code and logs in. Without a response it may
 * still have worked: if a retry is rejected because the code is used up, it logs in with the new password.
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
