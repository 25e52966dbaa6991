/** A name as it is kept and shown: composed, without surrounding white space. */
export function displayName(username: string): string {
  return username.normalize('NFKC').trim();
}

/**
 * The form under which names are unique. Folding the case up and down again joins what one step leaves apart
 * ('ß' and 'ss', final and inner sigma).
 */
export function usernameKey(username: string): string {
  return displayName(username).toUpperCase().toLowerCase().normalize('NFKC');
}
