import type { Difficulty } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';

interface Technique {
  readonly name: string;
  /** Two for anything that can go wrong irreparably. */
  readonly points: 1 | 2;
  /** How steps express it. */
  readonly said?: RegExp;
  /** Words that express it together, in one sentence. */
  readonly together?: readonly [RegExp, RegExp];
}

/** Techniques that take practice, apart from deep-frying. */
const TECHNIQUES: readonly Technique[] = [
  { name: 'dough', points: 2, said: /\bdough\b/i, together: [/\bpastry\b/i, /\broll/i] },
  {
    name: 'shaping',
    points: 2,
    said: /\bshape\b|\bstuff\b|\bseal\b|\broll (?:up|it up|them up|each|out)\b|\bfold (?:each|the edges|the sides)\b|\bpin (?:it|all)\b/i,
  },
  {
    name: 'caramel',
    points: 2,
    said: /\bcaramel\b|\bamber\b|\bmelt the sugar\b/i,
    together: [/\bsugar\b/i, /\bburn/i],
  },
  {
    name: 'a sauce that can split',
    points: 2,
    said: /\bcurdle\b|\b(?:sauce|custard|cream|yoghurt) splits\b|\bwithout setting\b|\bstringy\b|\bmust never boil\b|\bwhisk in the cold butter\b/i,
  },
  { name: 'egg whites in peaks', points: 2, together: [/\bwhites\b/i, /\bpeaks\b/i] },
  {
    name: 'cutting up meat or fish',
    points: 2,
    said: /\bpin bones\b|\bfine lattice\b|\bslash|\bbutterfl|\bdevein/i,
  },
  { name: 'pancakes', points: 2, together: [/\b(?:pour|spread|ladle)\b/i, /\bbatter\b/i] },
  {
    name: 'a white sauce',
    points: 1,
    said: /\bpour in the milk\b/i,
    together: [/\bflour\b/i, /\bmilk\b/i],
  },
  { name: 'spices in hot fat', points: 1, said: /\b(?:crackle|splutter|popped|pop)\b/i },
  { name: 'charring and peeling', points: 1, together: [/\b(?:blister|black|charred)/i, /\bskin/i] },
  { name: 'layers', points: 1, said: /\blayers?\b(?! of)/i },
  {
    name: 'batches',
    points: 1,
    said: /\bbatches\b|\bone after the other\b|\b(?:two|three|four|a few) at a time\b/i,
  },
];

/** Whether any sentence expresses it. */
const isSaid = ({ said, together }: Technique, sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence) => said?.test(sentence) === true || together?.every((words) => words.test(sentence)) === true,
  );

/** More oil than this is for deep-frying, in millilitres. */
const DEEP = 400;
const DEEP_FRYING = 3;

/** Something continues while something else is done. */
const AT_ONCE = /\b(?:meanwhile|in the meantime|at the same time|while (?:the|it|they|you))\b/gi;
const MOST_AT_ONCE = 3;
/** What is said of the finished dish is no work: 'eat it while it still crackles', 'while it is warm'. */
const SERVED = /\b(?:eat|serve|to the table)\b/i;
const WHILE = /\bwhile (?:the|it|they|you)\b/i;
const WHILE_WARM = /\bwhile (?:it|they) (?:is|are) (?:still )?(?:hot|warm)\b/gi;

/** Each threshold reached is a point. */
const WORK = [60, 120];
const PREPARATION = [25, 40];
const STEPS = [7, 9];
const INGREDIENTS = [12, 16];

/** The points from which a recipe is medium, and hard. */
const MEDIUM = 2;
const HARD = 7;
/** At a boundary, the author decides. */
const LEEWAY = 1;

/** How demanding a recipe is, in points, and why. README.md has the rule. */
export function effortOf(recipe: RecipeSource): { points: number; reasons: string[] } {
  const { prepTime, cookTime, steps, ingredients, appliances } = recipe;
  const text = withoutServing(steps.join(' '));
  const sentences = text.split('. ');
  const techniques = TECHNIQUES.filter((technique) => isSaid(technique, sentences));
  const atOnce = Math.min(MOST_AT_ONCE, [...text.matchAll(AT_ONCE)].length);
  const isDeepFried = ingredients.some(
    ({ ingredient, quantity, unit }) => ingredient.endsWith('oil') && unit === 'ml' && quantity >= DEEP,
  );
  const isGround = appliances.some((one) => one === 'blender' || one === 'food_processor');
  const parts: readonly (readonly [number, string])[] = [
    ...techniques.map(({ points, name }) => [points, name] as const),
    [isDeepFried ? DEEP_FRYING : 0, 'deep-frying'],
    [isGround ? 1 : 0, 'a machine'],
    [atOnce, 'things at once'],
    [reached(prepTime + cookTime, WORK), 'time'],
    [reached(prepTime, PREPARATION), 'preparation'],
    [reached(steps.length, STEPS), 'steps'],
    [reached(ingredients.length, INGREDIENTS), 'ingredients'],
  ];
  return {
    points: parts.reduce((sum, [points]) => sum + points, 0),
    reasons: parts.flatMap(([points, name]) => (points > 0 ? [`${name} ${points}`] : [])),
  };
}

/** The steps without how the dish is while it is eaten. */
function withoutServing(text: string): string {
  const clauses = text
    .replaceAll(WHILE_WARM, '')
    .split(/(?<=[.;:])/)
    .map((clause) => {
      const at = clause.search(WHILE);
      return at >= 0 && SERVED.test(clause.slice(0, at)) ? clause.slice(0, at) + clause.slice(-1) : clause;
    });
  return clauses.join('');
}

const reached = (figure: number, marks: readonly number[]) => marks.filter((mark) => figure >= mark).length;

/** The difficulty for this many points. */
export function difficultyOf(points: number): Difficulty {
  if (points >= HARD) return 'hard';
  return points >= MEDIUM ? 'medium' : 'easy';
}

/** Whether a recipe's difficulty follows the rule, or is the adjacent one at a boundary. */
export function* checkDifficulty(recipe: RecipeSource): Iterable<string> {
  const { points, reasons } = effortOf(recipe);
  const possible = [points - LEEWAY, points, points + LEEWAY].map(difficultyOf);
  if (possible.includes(recipe.difficulty)) return;
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
  yield `it is called ${recipe.difficulty}, but has ${points} points${why}: that is ${difficultyOf(points)}`;
}
