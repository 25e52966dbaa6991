/**
 * Recovery codes that people copy by hand: 28 characters of Crockford's base 32 (140 bits), in groups of
 * four. The alphabet leaves out I, L, O and U, so that no letter passes for a digit; see
 * https://www.crockford.com/base32.html.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;
const GROUP = 4;

/** The number of random bytes in a code: one character per five bits. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** A code from {@link RECOVERY_CODE_BYTES} random bytes, in groups: `7KQM-2XWB-…`. */
export function writeRecoveryCode(random: Uint8Array): string {
  const signs = Array.from({ length: LENGTH }, (_, at) =>
    ALPHABET.charAt((random[at] ?? 0) % ALPHABET.length),
  );
  return signs.join('').replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/** Normalises a typed code, without groups; null if invalid. Case, spaces and hyphens are ignored. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return signs.length === LENGTH && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : null;
}
