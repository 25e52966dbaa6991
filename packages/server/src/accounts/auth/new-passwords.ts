import { newPasswordError } from '@larder/domain';
import { badRequest } from '../../platform/http/problem.ts';
import { usernameKey } from './usernames.ts';

/** Messages for a new password that a stranger would try first. */
export const WEAK = {
  common: 'Too many people use this password. Please choose another one.',
  name: 'Your password must not be made of your username.',
  repeated: 'Please use more than one character for your password.',
} as const;

let common: Promise<ReadonlySet<string>> | undefined;

/** 400 at a field for a new password that is too short, among the most common, or made of the username. Existing passwords stay valid. */
export async function refuseWeakPassword(path: string, password: string, username?: string): Promise<void> {
  const problem = newPasswordError(password) ?? (await weakness(password, username));
  if (problem) throw badRequest([{ path, message: problem }]);
}

async function weakness(password: string, username: string | undefined): Promise<string | null> {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size === 1) return WEAK.repeated;
  if (username !== undefined && isMadeOf(folded, usernameKey(username))) return WEAK.name;
  return (await commonPasswords()).has(folded.trim()) ? WEAK.common : null;
}

/** Whether a text is only a name, forwards or backwards, plus characters other than letters, which may also split it. */
function isMadeOf(text: string, name: string): boolean {
  return consistsOf(text, name) || consistsOf(spelled(text), spelled(name));
}

function consistsOf(text: string, name: string): boolean {
  if (name === '') return false;
  const backwards = [...name].toReversed().join('');
  return [name, backwards].some((one) => text.includes(one) && !/\p{L}/u.test(text.replaceAll(one, '')));
}

/** A text without what separates its words. */
const spelled = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Loaded when the first password is chosen, so that startup need not wait for it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= 8)),
  );
  return common;
}
