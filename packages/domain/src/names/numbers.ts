/** Fractions that have their own character. */
const SIGNS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const ANY_SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu');

/** Number words. 'Dozen' and the like also multiply: 'half a dozen', 'two dozen'. */
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  half: 1 / 2,
  halves: 1 / 2,
  quarter: 1 / 4,
  quarters: 1 / 4,
  third: 1 / 3,
  thirds: 1 / 3,
};
const MULTIPLIERS: Readonly<Record<string, number>> = {
  dozen: 12,
  doz: 12,
  dozens: 12,
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
  couple: 2,
};

/** Writes fraction characters out: '1½' → '1 1/2'. */
export function spellFractions(text: string): string {
  return text.replaceAll(ANY_SIGN, (sign) => ` ${SIGNS[sign] ?? sign}`).replaceAll('⁄', '/');
}

/** The number that a word stands for: '2', '1/2', '1.5', '1,5', '1,000', 'two'; undefined if none. */
export function numberOf(word: string): number | undefined {
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  const [, over, under] = /^(\d{1,4})\/(\d{1,4})$/.exec(word) ?? [];
  if (over !== undefined && under !== undefined)
    return Number(under) > 0 ? Number(over) / Number(under) : undefined;
  if (/^\d{1,3}(,\d{3})+$/.test(word)) return Number(word.replaceAll(',', ''));
  return /^\d{1,7}([.,]\d{1,4})?$|^\.\d{1,4}$/.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/** What a word multiplies a number by: 'dozen' is 12; undefined if nothing. */
export function multiplierOf(word: string): number | undefined {
  return Object.hasOwn(MULTIPLIERS, word) ? MULTIPLIERS[word] : undefined;
}

/** Whether a word is a number, in digits or letters. */
export function isNumber(word: string): boolean {
  return numberOf(word) !== undefined || multiplierOf(word) !== undefined;
}
