import { ApiError } from '@larder/client';
import { client } from './client.ts';
import { newCode } from './new-code.ts';
import { isUncertain } from './uncertain.ts';

interface RecoverValues {
  username: string;
  code: string;
  password: string;
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
      newCode.give(await client.recover({ username, recovery_code: code, new_password: password }));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401;
      if (isRefused && doubted === written) {
        await client.login({ username, password }).catch(() => {
          throw error;
        });
        newCode.give(null);
        return;
      }
      doubted = isUncertain(error) ? written : null;
      throw error;
    }
  };
}
