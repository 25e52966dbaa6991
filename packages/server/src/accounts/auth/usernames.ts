/** A name for storage and display: composed and trimmed. */
export function displayName(username: string): string {
  return username.normalize('NFKC').trim();
}

/**
 * The key under which names are unique. Mapping the case up and down again unifies what a single step keeps
 * apart ('ß' and 'ss', final and medial sigma).
 */
export function usernameKey(username: string): string {
  return displayName(username).toUpperCase().toLowerCase().normalize('NFKC');
}
