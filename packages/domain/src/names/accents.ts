/** Letters whose marks are accents: without them the word is the same, or nearly. */
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * A text for comparison: composed, without the accents of Latin, Greek and Cyrillic letters ('jalapeño' becomes
 * 'jalapeno') and without characters that cannot be seen. The marks of other scripts stay, because they are vowels or
 * consonants: 'कल' (yesterday) is not 'काल' (time), nor 'か' 'が'.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(\p{L}?)(\p{M}+)/gu, (_all, letter: string, marks: string) =>
      letter === '' || ACCENTED.test(letter) ? letter : letter + marks,
    )
    .normalize('NFC');
}
