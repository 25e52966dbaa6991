import type { LineWords } from './line-words.ts';
import { stem, stemSet } from './words.ts';

/** Kinds that steps name instead of the food itself: 'the cheese' for Monterey Jack. */
const KINDS: readonly { readonly named: ReadonlySet<string>; readonly foods: ReadonlySet<string> }[] = [
  {
    named: stemSet('cheese'),
    foods:
      stemSet(`cheddar parmesan mozzarella feta gruyere gruyère emmental jack halloumi gouda edam brie camembert pecorino
      asiago provolone manchego fontina taleggio stilton gorgonzola roquefort parmigiano comté ricotta mascarpone paneer grana`),
  },
  {
    named: stemSet('pasta'),
    foods:
      stemSet(`spaghetti spaghettini penne linguine fettuccine tagliatelle rigatoni fusilli farfalle macaroni pappardelle
      bucatini orecchiette conchiglie ditalini ziti tortellini ravioli`),
  },
  {
    named: stemSet('fish'),
    foods: stemSet('cod haddock salmon pollock tilapia halibut trout hake mackerel monkfish'),
  },
  { named: stemSet('polenta'), foods: stemSet('cornmeal') },
  { named: stemSet('cornmeal'), foods: stemSet('polenta') },
];

const CHEESE = stem('cheese');
/** Means the food without 'the' too: 'top with cheese'. */
export const BARE_KINDS: ReadonlySet<string> = new Set([CHEESE]);

/** After a kind, these make it something else, or something of several lines: 'the cheese mixture', 'the pasta water'. */
export const MADE_OF_KIND = stemSet(`
  mix mixture toast sauce water stock broth filling topping layer crust ball dough salad bake cloth course dish cake finger pie soup`);

/** Before 'cheese', these name another one, or a dish: 'cream cheese', 'goat's cheese', 'macaroni cheese'. */
const OTHER_CHEESES = stemSet(`
  cream goat ewe sheep cottage curd blue soft string vegan cashew american swiss macaroni cauliflower`);
/** The foods that are meant with the word before 'cheese' all the same. */
const SUCH_CHEESES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    blue: 'stilton gorgonzola roquefort',
    soft: 'brie camembert ricotta mascarpone',
    swiss: 'emmental gruyère',
  }).map(([word, foods]) => [stem(word), stemSet(foods)]),
);

/** Whether the word before a kind makes it another food than the line's: 'cream cheese' for cheddar. */
export function isOtherFood(before: string, kind: string, { own, all }: LineWords): boolean {
  if (all.has(before)) return false;
  if (KINDS.some(({ named, foods }) => named.has(kind) && foods.has(before))) return true;
  return kind === CHEESE && OTHER_CHEESES.has(before) && !SUCH_CHEESES.get(before)?.has(own ?? '');
}

/** For each line, the kinds that mean it: those of which the recipe has nothing else. */
export function kindsOf(lines: readonly LineWords[]): readonly ReadonlySet<string>[] {
  const kinds = lines.map(() => new Set<string>());
  for (const { named, foods } of KINDS) {
    const of = lines.flatMap(({ own }, line) => (own !== null && foods.has(own) ? [line] : []));
    const isNamed = lines.some(({ all }) => [...named].some((word) => all.has(word)));
    // Of one food in two lines, as for a sauce and for the top, both are meant.
    const isOne = new Set(of.map((line) => lines[line]?.name)).size === 1;
    if (isOne && !isNamed) for (const line of of) for (const word of named) kinds[line]?.add(word);
  }
  return kinds;
}
