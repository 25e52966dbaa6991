import { sayMinutes } from '@larder/domain';
import type { Plan, PlannedMeal, StockItem, Use, Wishes } from '@larder/domain/planner';

/** Dates within a week of the tests' day, earliest first. */
export const SOON = ['2030-05-06', '2030-05-08', '2030-05-13'];
const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};

/** Parses '1,200' or '1½'. */
function numberOf(printed: string): number {
  const whole = printed.replaceAll(/[^\d.]/g, '');
  return Number(whole || 0) + (FRACTIONS[printed.at(-1) ?? ''] ?? 0);
}

/** What a sentence about a meal must say, calculated from what the meal needs, takes and buys. */
function factsOf({ recipe, coverage }: PlannedMeal) {
  const lacking = recipe.needs.filter((_need, place) => coverage.toBuy[place]! > 0);
  const toBuy = new Set(lacking.map(({ ingredientId }) => ingredientId)).size;
  const needed = new Set(recipe.needs.map(({ ingredientId }) => ingredientId)).size;
  const assumed = coverage.assumedIds?.length ?? 0;
  return { toBuy, needed, covered: needed - toBuy - assumed, expiring: soonestOf(coverage.uses) };
}

/** What expires first within the week among what is used, if anything. */
function soonestOf(uses: readonly Use[]): StockItem[] {
  const soon = uses.map(({ item }) => item).filter(({ expiresOn }) => SOON.includes(expiresOn ?? ''));
  const first = soon.map(({ expiresOn }) => expiresOn!).toSorted()[0];
  return soon.filter(({ expiresOn }) => expiresOn === first);
}

const USES =
  /^Uses (.+), which expires? on (.+), and needs (nothing from the shop|(only )?(\d+) more items?)$/;
const TAIL = /^, and (?:you like ([\w ]+) food|it has the (\w+) that you like|it takes only (\d+) minutes)$/;

/** The claims of a reason, and the false ones. */
interface Judged {
  readonly kind: string;
  readonly lies: readonly string[];
}

/** The names of failed checks. */
const failed = (checks: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(checks).filter((name) => !checks[name]);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Thursday the 9th' for '2030-05-09'. */
function dayInWords(date: string): string {
  const number = Number(date.slice(8));
  const ending = number > 10 && number < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${DAYS[new Date(date).getUTCDay()]} the ${number}${ending}`;
}

/** 'Uses your 400 g of spinach, which expires on Thursday the 9th, and needs only 2 more items' */
function judgeUse([, what = '', date, shopping, only, more]: RegExpExecArray, meal: PlannedMeal): Judged {
  const { toBuy, expiring } = factsOf(meal);
  const item = expiring.find(({ name }) => what.endsWith(`your ${name}`) || what.endsWith(` of ${name}`));
  const amounts = meal.coverage.uses.filter((use) => use.item === item).map(({ quantity }) => quantity);
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const [, printed, unit] = /([\d,.]*[\d¼⅓½⅔¾]) (k?g) /.exec(what) ?? [];
  const grams = numberOf(printed ?? '') * (unit === 'kg' ? 1000 : 1);
  // Kilograms have two decimals.
  const off = unit === 'kg' ? 5 : total >= 1 ? 0.5 : 0.125;
  const lies = failed({
    'what expires': item !== undefined,
    'the day': date === dayInWords(item?.expiresOn ?? ''),
    'the amount':
      printed === undefined
        ? amounts.includes(null) || total <= 0.125
        : Math.abs(grams - total) <= off + 1e-9,
    'what to buy': (shopping === 'nothing from the shop' ? 0 : Number(more)) === toBuy,
    only: (only !== undefined) === (toBuy > 0 && toBuy <= 3),
  });
  return { kind: 'uses', lies };
}

/** 'you like Indian food' */
function judgeTail(tail: string, { recipe }: PlannedMeal, { preferences: liked }: Wishes): Judged | null {
  if (tail === '') return null;
  const [, cuisine, protein, minutes] = TAIL.exec(tail) ?? [];
  if (cuisine) {
    const isLiked = liked.preferred_cuisines.some(
      (one) => one === cuisine.toLowerCase().replaceAll(' ', '_'),
    );
    const isIt = COUNTRIES_OF[cuisine]?.includes(recipe.country) === true;
    return { kind: 'cuisine', lies: failed({ cuisine: isLiked && isIt }) };
  }
  if (protein) {
    const isLiked = liked.protein_preferences.some((one) => one === protein);
    return {
      kind: 'protein',
      lies: failed({ protein: isLiked && recipe.proteins.some((one) => one === protein) }),
    };
  }
  const isQuick = recipe.totalTime <= 30 && recipe.totalTime === Number(minutes);
  return { kind: 'quick', lies: failed({ minutes: isQuick }) };
}

/** The claims of a reason, and the false ones: calculated from what the meal needs, takes and buys. */
export function judge(reason: string, meal: PlannedMeal, wish: Wishes): Judged {
  const { needed, covered, expiring } = factsOf(meal);
  const said = reason.replace(/\.$/, '');
  const uses = USES.exec(said);
  if (uses) return judgeUse(uses, meal);
  const { totalTime, waitingTime, waitingKind, costPerServing } = meal.recipe;
  const cost = Number(costPerServing.toFixed(2));
  const hours = [totalTime - waitingTime, waitingTime].map((minutes) => sayMinutes(minutes));
  const [kind, pattern, figures] = (
    [
      ['all', /^All (\d+) ingredients are in your pantry/, [needed]],
      ['some', /^(\d+) of its (\d+) ingredients (?:is|are) in your pantry/, [covered, needed]],
      [
        'none',
        /^It is ready in (\d+) minutes for about \$(\d+\.\d\d) a serving/,
        [waitingTime === 0 ? totalTime : 0, cost],
      ],
      [
        'none',
        /^It takes (.+) and (.+) of ([a-z ]+), for about \$(\d+\.\d\d) a serving/,
        [...hours, waitingKind, cost],
      ],
    ] as const
  ).find(([, one]) => one.test(said)) ?? ['nothing known', /^/, []];
  const [lead = '', ...told] = pattern.exec(said) ?? [];
  const tail = judgeTail(said.slice(lead.length), meal, wish);
  const lies = failed({
    'one sentence': reason === `${said}.`,
    'the sort': kind === (covered === needed ? 'all' : covered > 0 ? 'some' : 'none'),
    'the figures': told.map((one) => (/^[\d.]+$/.test(one) ? Number(one) : one)).join() === figures.join(),
    'nothing of what expires': expiring.length === 0,
  });
  return { kind: tail?.kind ?? kind, lies: [...lies, ...(tail?.lies ?? [])] };
}

const COUNTRIES_OF: Readonly<Record<string, readonly string[]>> = {
  Indian: ['india'],
  Mexican: ['mexico'],
  Italian: ['italy'],
  Spanish: ['spain'],
  Korean: ['korea'],
  Belgian: ['belgium'],
  Thai: ['thailand'],
  Japanese: ['japan'],
  Chinese: ['china'],
  French: ['france'],
  American: ['usa'],
  Mediterranean: ['italy', 'spain', 'greece'],
  'Middle Eastern': ['lebanon'],
};

const NUTRITION =
  /^One serving of (?:the meal has|each of the (\d+) meals adds up to) ([\d,]+) kcal, ([\d,]+) g of protein and ([\d,]+) g of carbohydrates/;
const SHARE =
  /\. (?:All (\d+) ingredients come from your pantry|(\d+) of (\d+) ingredients comes? entirely from your pantry; there (?:is 1 item|are (\d+) items|is (nothing)) to buy)\./;

/** The false claims in a week's notes. */
export function falseClaimsIn(notes: string, { meals, wanted, recipes, possible }: Plan): string[] {
  const sum = (figure: 'calories' | 'protein' | 'carbohydrates') =>
    Math.round(meals.reduce((total, { recipe }) => total + recipe[figure], 0));
  const [, count = '1', ...figures] = NUTRITION.exec(notes) ?? [];
  const sums = [meals.length, sum('calories'), sum('protein'), sum('carbohydrates')];
  const facts = meals.map(factsOf);
  const needed = facts.reduce((total, one) => total + one.needed, 0);
  const covered = facts.reduce((total, one) => total + one.covered, 0);
  const bought = new Set(meals.flatMap(({ coverage }) => coverage.missingIds)).size;
  const [, all, some, of, many = 1, none] = SHARE.exec(notes) ?? [];
  const items = none ? 0 : many;
  const limit =
    meals.length < wanted
      ? `so the plan has ${meals.length} instead of ${wanted}.`
      : `${possible} of ${recipes} recipes fit your limits`;
  return failed({
    nutrition: [count, ...figures].map(numberOf).join() === sums.join(),
    'the pantry': all
      ? Number(all) === needed && covered === needed
      : [some, of, items].map(Number).join() === [covered, needed, bought].join(),
    'what limited it': possible === recipes || notes.includes(limit),
  });
}
