/** Words of English names that keep their capital mid-sentence. */
const PROPER_NAMES = new Set(
  'Asturian Basque Belgian Bengali Brussels Burgundy Cádiz Cantonese Castilian Catalan Chettinad Chiang Mai Chuncheon Coorg Córdoba Flemish French Galician Ghent Goan Greek Kashmiri Kerala Kongu Liège Ligurian Madrid Mancha La Marseille Michoacán Mons New Year Nice Nivelles Ostend Provençal Puy Roman Seville Sicilian Thai Tuscan Wuhan Yucatecan'.split(
    ' ',
  ),
);

/** Dishes with an English title and their own name in brackets. */
const ENGLISH_FIRST = new Set(['Butter Chicken (Murgh Makhani)']);

/**
 * The English name in a title's brackets, in sentence case: 'Ballekes in Tomatensaus (Meatballs in Tomato
 * Sauce)' gives 'Meatballs in tomato sauce'. Null for a title that is already English.
 */
export function englishTitleOf(title: string): string | null {
  const [, english] = /\(([^()]+)\)$/.exec(title) ?? [];
  if (english === undefined || ENGLISH_FIRST.has(title)) return null;
  return english
    .split(/(?<=[ -])/)
    .map((word, at) => (at === 0 || isName(word) ? word : word.toLocaleLowerCase('en')))
    .join('');
}

const isName = (word: string) => PROPER_NAMES.has(word.replace(/[^\p{L}]/gu, ''));
