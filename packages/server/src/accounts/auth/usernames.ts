/** A name for storage and display: composed and trimmed. */
export function displayName(username: string): string {
  return username.normalize('NFKC').trim();
}

/**
 * The key under which names are unique, whatever their case. Mapping it down, up and down again unifies what a single step
 * keeps apart ('ß', 'ẞ' and 'ss', final and medial sigma), as Unicode's full case folding does.
 */
export function usernameKey(username: string): string {
  return folded(displayName(username));
}

/** The key that a name with 'ẞ' had before that was 'ss'. An account keeps it where another one has the key of today. */
export function formerUsernameKey(username: string): string {
  return displayName(username).toUpperCase().toLowerCase().normalize('NFKC');
}

/** What a name looks like. Two accounts that share one of these look alike. */
export interface Looks {
  /** In small letters. */
  readonly keySkeleton: string;
  /** As it is written: a capital I looks like a small L, which 'i' does not. */
  readonly nameSkeleton: string;
}

/** What a name looks like, by the confusables of UTS 39. */
export async function looksOf(username: string): Promise<Looks> {
  return {
    keySkeleton: await skeletonOf(usernameKey(username)),
    nameSkeleton: folded(await skeletonOf(displayName(username))),
  };
}

function folded(name: string): string {
  return name.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}

/** UTS 39's skeleton: the same for texts that look the same. Its table is read for the first name: a start need not wait for it. */
async function skeletonOf(text: string): Promise<string> {
  const { default: prototypesOf } = await import('unhomoglyph');
  const seen = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return prototypesOf(seen).normalize('NFD');
}
