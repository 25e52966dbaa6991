/** A name for storage and display: composed and trimmed. */
export function displayName(username: string): string {
  return username.normalize('NFKC').trim();
}

/**
 * The key under which names are unique. Mapping the case down, up and down again unifies what a single step keeps apart ('ß',
 * 'ẞ' and 'ss', final and medial sigma), which is Unicode's full case folding.
 */
export function usernameKey(username: string): string {
  return folded(displayName(username));
}

/** The key that older versions gave a name with 'ẞ', which they did not fold to 'ss'. An account keeps it if its new key is taken. */
export function formerUsernameKey(username: string): string {
  return displayName(username).toUpperCase().toLowerCase().normalize('NFKC');
}

/** What a name looks like (UTS 39). Names that share one of these are lookalikes. */
export interface Skeletons {
  /** The skeleton of the key. */
  readonly keySkeleton: string;
  /** The folded skeleton of the name as displayed: a capital I looks like a small L, but 'i' does not. */
  readonly nameSkeleton: string;
}

/** What a name looks like, by UTS 39's confusables. */
export async function skeletonsOf(username: string): Promise<Skeletons> {
  return {
    keySkeleton: await skeletonOf(usernameKey(username)),
    nameSkeleton: folded(await skeletonOf(displayName(username))),
  };
}

function folded(name: string): string {
  return name.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}

/** The same for texts that look the same. The table is loaded on first use, so that startup need not wait for it. */
async function skeletonOf(text: string): Promise<string> {
  const { default: replaceConfusables } = await import('unhomoglyph');
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  // A dot above an 'i' or a 'j' is not seen beside the one that they have (UTS 39, 5.4).
  const single = visible.replaceAll(/(?<=\p{Soft_Dotted}\p{M}{0,4})\u0307/gu, '');
  return replaceConfusables(single).normalize('NFD');
}
