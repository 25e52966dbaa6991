/** Foods whose names are long enough to be recognised with a slip of the finger. */
const FOODS = [
  'butter cheese cream yogurt yoghurt cheddar mozzarella parmesan mascarpone ricotta halloumi paneer buttermilk',
  'mayonnaise omelette meringue custard',
  'salmon anchovies anchovy haddock mackerel sardines',
  'prawn prawns shrimp shrimps lobster mussels clams squid scallops oysters octopus',
  'flour bread noodles pasta spaghetti lasagne couscous breadcrumbs tortillas pastry macaroni biscuits',
  'almond almonds walnut walnuts cashew cashews hazelnut hazelnuts pistachios pecans peanut peanuts',
  'sesame tahini hummus celery mustard honey',
  'chicken turkey bacon sausage sausages chorizo pancetta prosciutto gelatine whisky brandy',
]
  .join(' ')
  .split(' ');

/** As people spell what they have only heard. */
const AS_HEARD: Readonly<Record<string, string>> = {
  mayonaise: 'mayonnaise',
  mayonnase: 'mayonnaise',
  mayonaisse: 'mayonnaise',
  mayonnaisse: 'mayonnaise',
  parmasan: 'parmesan',
  parmesean: 'parmesan',
  parmezan: 'parmesan',
  mozarela: 'mozzarella',
  marscapone: 'mascarpone',
  yogart: 'yogurt',
  yougurt: 'yogurt',
  yogourt: 'yogurt',
  omlette: 'omelette',
  omlet: 'omelette',
  spagetti: 'spaghetti',
  spagetthi: 'spaghetti',
  lasanga: 'lasagne',
  lasagnia: 'lasagne',
  maccaroni: 'macaroni',
  crutons: 'croutons',
  worchestershire: 'worcestershire',
  worcestshire: 'worcestershire',
  hazlenut: 'hazelnut',
  hazlenuts: 'hazelnuts',
  pistacho: 'pistachio',
  pistachos: 'pistachios',
  macademia: 'macadamia',
  seseme: 'sesame',
  sesami: 'sesame',
  seasame: 'sesame',
  celary: 'celery',
  salmond: 'salmon',
  anchovie: 'anchovy',
  scollops: 'scallops',
  lobstar: 'lobster',
  chorizzo: 'chorizo',
  chirizo: 'chorizo',
  sausge: 'sausage',
  proscuitto: 'prosciutto',
  gelatin: 'gelatine',
  wiskey: 'whisky',
};

/** Words in their own right. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['calms', 'crema', 'pasty', 'pawns', 'salon']);

/** A shorter word without one of its letters is often another: 'four', 'pawn'. */
const LONG = 6;

/** A name with two letters swapped, one doubled or, if it is long, one left out. The first letter is hardly ever wrong. */
function* slips(word: string): Iterable<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
    yield `${before}${letter}${letter}${after}`;
    if (at === word.length - 1) return;
    yield `${before}${after[0]}${letter}${after.slice(1)}`;
    if (word.length >= LONG) yield `${before}${after}`;
  }
}

const CORRECT: ReadonlyMap<string, string> = new Map(
  [
    ...FOODS.flatMap((word) => Array.from(slips(word), (slip) => [slip, word] as const)),
    ...Object.entries(AS_HEARD),
  ].filter(([slip]) => !OTHER_WORDS.has(slip) && !FOODS.includes(slip)),
);

/** A text with the names of foods spelled right: 'buter' would be free of milk. Case is lost where something was wrong. */
export const spelledRight = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => CORRECT.get(word.toLowerCase()) ?? word);
