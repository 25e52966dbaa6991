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
  const covered = needed - toBuy - (coverage.assumedIds ?? []).length;
  return { toBuy, needed, covered, expiring: soonestOf(noTrifles({ recipe, coverage })) };
}

/** The uses of what a meal takes 100 g or 40 cents of in all: a reason names no less. */
function noTrifles({ recipe, coverage: { uses } }: Pick<PlannedMeal, 'recipe' | 'coverage'>): readonly Use[] {
  const weighed = uses.map(({ item, need: place, quantity }) => {
    const { grams, dollarsPerGram } = recipe.needs[place]!;
    const share = quantity === null || item.quantity === null ? null : quantity / item.quantity;
    const weight = share === null || item.grams === null ? (grams ?? 100) : share * item.grams;
    return { item, weight, dollars: weight * dollarsPerGram };
  });
  return uses.filter(({ item }) => {
    const own = weighed.filter((one) => one.item === item);
    const [grams, dollars] = [own.map((one) => one.weight), own.map((one) => one.dollars)].map((all) =>
      all.reduce((sum, one) => sum + one, 0),
    );
    return grams! >= 100 || dollars! >= 0.4;
  });
}

/** What expires first within the week among what is used, if anything. */
function soonestOf(uses: readonly Use[]): StockItem[] {
  const soon = uses.map(({ item }) => item).filter(({ expiresOn }) => SOON.includes(expiresOn ?? ''));
  const first = soon.map(({ expiresOn }) => expiresOn!).toSorted()[0];
  return soon.filter(({ expiresOn }) => expiresOn === first);
}

const NEEDS = /^(.+?)(?:, and needs (nothing from the shop|(only )?(\d+) more items?))?$/;
const USES = /^Uses (.+), which expires? on (.+)$/;
const USES_SOME = /^Uses (.+) before they expire$/;
const MADE_OF = /^Makes use of your (.+)$/;
/** What else speaks for the same meal. */
const AND =
  /^((?:Makes use|Uses the rest|Shares) .+?), and (?:you like ([\w ]+) food|it has the (\w+) that you like|takes only (\d+) minutes|(shares the .+ dinner))$/;
const LIKED = /^(?:You like ([\w ]+) food|It has the (\w+) that you like), and this (.+)$/;
const REST = /^Uses the rest of the (.+) bought for (\w+)$/;
const SHARES = /^Shares the (.+) on your list with (\w+)'s dinner$/;
const ONLY = /^The week's only ([\w ]+) dinner$/;
const CHEAPEST = /^The week's cheapest dinner, at about \$([\d.]+) a serving$/;
const GREEN = /^Each serving has (\d+) g of vegetables and (\d+) g of protein$/;

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

/** 'your 400 g of spinach' */
function judgeAmount(what: string, item: StockItem | undefined, meal: PlannedMeal): string[] {
  const amounts = meal.coverage.uses.filter((use) => use.item === item).map(({ quantity }) => quantity);
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const [, printed, unit] = /([\d,.]*[\d¼⅓½⅔¾]) (k?g) /.exec(what) ?? [];
  const grams = numberOf(printed ?? '') * (unit === 'kg' ? 1000 : 1);
  // Kilograms have two decimals.
  const off = unit === 'kg' ? 5 : total >= 1 ? 0.5 : 0.125;
  return failed({
    'what expires': item !== undefined,
    'the amount':
      printed === undefined
        ? amounts.includes(null) || total <= 0.125
        : Math.abs(grams - total) <= off + 1e-9,
  });
}

const isNamedIn = (what: string, { name }: StockItem) =>
  what.endsWith(`your ${name}`) || what.endsWith(` of ${name}`);

/** What a meal buys of something. */
interface Bought {
  readonly said: string;
  readonly grams: number;
  readonly pack: number;
}

/** What a meal buys, by ingredient. */
function boughtFor({ recipe, coverage }: PlannedMeal): ReadonlyMap<number, Bought> {
  const bought = new Map<number, Bought>();
  for (const [place, need] of recipe.needs.entries()) {
    const { ingredientId: id, noun: said = need.name, packGrams: pack } = need;
    const grams = ((need.grams ?? 0) * coverage.toBuy[place]!) / need.quantity;
    if (grams > 0) bought.set(id, { said, grams: grams + (bought.get(id)?.grams ?? 0), pack: pack ?? 0 });
  }
  return bought;
}

/** What a reason says of the other meals of the week; null if it says nothing of them. */
function judgeInWeek(said: string, meal: PlannedMeal, week: readonly PlannedMeal[]): Judged | null {
  const own = [...boughtFor(meal)];
  const others = week.filter((other) => other !== meal);
  const [, rest, from] = REST.exec(said) ?? [];
  if (rest !== undefined) {
    const found = own.find(([, one]) => one.said === rest);
    if (!found) return { kind: 'rest', lies: ['what it buys'] };
    const [id, { grams, pack }] = found;
    const earlier = week.slice(0, week.indexOf(meal)).filter((other) => boughtFor(other).has(id));
    const used = earlier.reduce((sum, other) => sum + boughtFor(other).get(id)!.grams, 0);
    const left = Math.ceil(used / pack - 1e-6) * pack - used;
    return {
      kind: 'rest',
      lies: failed({
        'who opens it': earlier.at(-1)?.day === from,
        'is enough': grams > 0 && grams <= left + 1e-3,
      }),
    };
  }
  const [, shared, day] = SHARES.exec(said) ?? [];
  if (shared !== undefined) {
    const other = others.find((one) => one.day === day);
    const both = own.flatMap(([id, one]) => (other && boughtFor(other).has(id) ? one.said : []));
    const left = both
      .toSorted((a, b) => b.length - a.length)
      .reduce((some, name) => some.replace(name, ''), shared)
      .replace(/and \d+ more things$/, 'and ');
    return { kind: 'shared', lies: failed({ 'what both buy': /^(?:, | and )*$/.test(left) }) };
  }
  const [, price] = CHEAPEST.exec(said) ?? [];
  if (price !== undefined) {
    const costs = others.map(({ recipe }) => recipe.costPerServing.toFixed(2));
    const isLess = costs.every((other) => Number(other) > Number(price));
    return {
      kind: 'cheapest',
      lies: failed({ cheapest: isLess, price: meal.recipe.costPerServing.toFixed(2) === price }),
    };
  }
  const [, only] = ONLY.exec(said) ?? [];
  if (only === undefined) return null;
  const isOfKind = ({ recipe }: PlannedMeal) =>
    [recipe.proteins[0], recipe.base].some((kind) => kind?.replace(/(?:(o)e)?s$/, '$1') === only) ||
    COUNTRIES_OF[only]?.includes(recipe.country ?? '') === true;
  return { kind: 'only', lies: failed({ only: isOfKind(meal) && !others.some(isOfKind) }) };
}

/** 'rice, onions and beans' */
const partsOf = (list: string): string[] =>
  list.split(/, | and (?=your |\d|[¼⅓½⅔¾]|about |half |most |some |part |a little )/);

/** The sort of a reason and its false claims, but for what it needs. */
function judgeLead(
  said: string,
  meal: PlannedMeal,
  { preferences: liked }: Pick<Wishes, 'preferences'>,
  week: readonly PlannedMeal[],
): Judged {
  const { recipe, coverage } = meal;
  const { toBuy, needed, expiring } = factsOf(meal);
  const isLiked = (cuisine: string | undefined, protein: string | undefined) =>
    cuisine
      ? liked.preferred_cuisines.some((one) => one === cuisine.toLowerCase().replaceAll(' ', '_')) &&
        COUNTRIES_OF[cuisine]?.includes(recipe.country ?? '') === true
      : protein === undefined ||
        (liked.protein_preferences.some((one) => one === protein) &&
          recipe.proteins.some((one) => one === protein));
  const [, lead, andIn, andWith, minutes, shares] = AND.exec(said) ?? [];
  if (lead !== undefined) {
    const first = judgeLead(lead, meal, { preferences: liked }, week);
    const second = shares ? judgeInWeek(`S${shares.slice(1)}`, meal, week) : null;
    const isQuick = minutes === undefined || (recipe.totalTime <= 30 && recipe.totalTime === Number(minutes));
    return {
      kind: `${first.kind} and ${shares ? 'shared' : minutes ? 'quick' : 'liked'}`,
      lies: [
        ...first.lies,
        ...(second?.lies ?? []),
        ...failed({ liked: isLiked(andIn, andWith), minutes: isQuick }),
      ],
    };
  }
  const ofWeek = judgeInWeek(said, meal, week);
  if (ofWeek) return ofWeek;
  const [, what, date] = USES.exec(said) ?? [];
  if (what !== undefined) {
    const item = expiring.find((one) => isNamedIn(what, one));
    return {
      kind: 'uses',
      lies: [
        ...judgeAmount(what, item, meal),
        ...failed({ day: date === dayInWords(item?.expiresOn ?? '') }),
      ],
    };
  }
  const [, several] = USES_SOME.exec(said) ?? [];
  if (several !== undefined) {
    const soon = new Set(
      noTrifles(meal)
        .map(({ item }) => item)
        .filter(({ expiresOn }) => SOON.includes(expiresOn ?? '')),
    );
    const [, more] = / and (\d+) more things$/.exec(several) ?? [];
    const named = partsOf(several.replace(/ and \d+ more things$/, ''));
    return {
      kind: 'uses some',
      lies: [
        ...named.flatMap((part) =>
          judgeAmount(
            part,
            [...soon].find((one) => isNamedIn(part, one)),
            meal,
          ),
        ),
        ...failed({ 'how many expire': named.length + Number(more ?? 0) === soon.size }),
      ],
    };
  }
  const [, made] = MADE_OF.exec(said) ?? [];
  if (made !== undefined) {
    const there = [...new Set(coverage.uses.map(({ item }) => item.name))];
    const rest = there
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replace(name, ''), made);
    return {
      kind: 'pantry',
      lies: failed({
        'what is there': /^(?:, | and )*$/.test(rest),
        'used rather than bought': toBuy <= Math.max(3, there.length),
      }),
    };
  }
  const [, cuisine, protein, ready] = LIKED.exec(said) ?? [];
  if (ready !== undefined) {
    const { lies } = judgeReady(ready, meal);
    return {
      kind: cuisine ? 'cuisine' : 'protein',
      lies: [...failed({ liked: isLiked(cuisine, protein) }), ...lies],
    };
  }
  const [, vegetables, grams] = GREEN.exec(said) ?? [];
  if (vegetables !== undefined) {
    const isIt =
      Number(vegetables) === Math.round(recipe.vegetables) && Number(grams) === Math.round(recipe.protein);
    return { kind: 'vegetables', lies: failed({ plate: isIt }) };
  }
  const [, all] = /^All (\d+) ingredients are in your pantry$/.exec(said) ?? [];
  if (all !== undefined) return { kind: 'all', lies: failed({ all: Number(all) === needed && toBuy === 0 }) };
  return judgeReady(said.replace(/^It /, ''), meal);
}

/** 'is ready in 40 minutes for about $2.10 a serving' */
function judgeReady(said: string, { recipe }: PlannedMeal): Judged {
  const { totalTime, waitingTime, waitingKind, costPerServing } = recipe;
  const hours = [totalTime - waitingTime, waitingTime].map((minutes) => sayMinutes(minutes));
  const price = `for about $${costPerServing.toFixed(2)} a serving`;
  const is =
    waitingTime === 0
      ? `is ready in ${totalTime} minutes ${price}`
      : `takes ${hours[0]} and ${hours[1]} of ${waitingKind}, ${price}`;
  return { kind: 'ready', lies: failed({ 'time and cost': said === is }) };
}

/** The claims of a reason, and the false ones: calculated from what the meal needs, takes and buys. */
export function judge(
  reason: string,
  meal: PlannedMeal,
  wish: Wishes,
  week: readonly PlannedMeal[] = [],
): Judged {
  const { toBuy, needed, covered, expiring } = factsOf(meal);
  const said = reason.replace(/\.$/, '');
  const [, lead = '', shopping, only, more] = NEEDS.exec(said) ?? [];
  const { kind, lies } = judgeLead(lead, meal, wish, week);
  const needs = failed({
    'one sentence': reason === `${said}.`,
    'what expires first': expiring.length === 0 || kind.startsWith('uses'),
    all: kind !== 'all' || covered === needed,
    'what to buy':
      shopping === undefined || (shopping === 'nothing from the shop' ? 0 : Number(more)) === toBuy,
    only: shopping === undefined || (only !== undefined) === (toBuy > 0 && toBuy <= 3),
  });
  return { kind, lies: [...lies, ...needs] };
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
  Greek: ['greece'],
  Lebanese: ['lebanon'],
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
