import { COUNTRY_CODES, weekFrom } from '@larder/domain';
import {
  dateOf,
  notesOf,
  plan as planWeek,
  reasonOf,
  spreadOverWeek,
  type Candidate,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, CANDIDATES, need, stock, wishes } from './candidates.ts';

const plan = (recipes: readonly Candidate[], pantry: readonly StockItem[], wish: Wishes) =>
  planWeek(recipes, pantry, wish, { effort: { starts: 2, steps: 3_000 } });
const ids = (week: ReturnType<typeof plan>) => week.meals.map(({ recipe }) => recipe.id);
const reasons = (week: ReturnType<typeof plan>, wish = wishes()) =>
  week.meals.map((meal) => reasonOf(meal, wish));

test.each([
  { meals: 0, days: [] },
  { meals: 1, days: ['Monday'] },
  { meals: 2, days: ['Monday', 'Friday'] },
  { meals: 3, days: ['Monday', 'Wednesday', 'Saturday'] },
  { meals: 4, days: ['Monday', 'Wednesday', 'Friday', 'Saturday'] },
  { meals: 7, days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
])('$meals meals are spread over the week', ({ meals, days }) => {
  expect(spreadOverWeek(meals, '2030-05-06')).toEqual(days);
});

test.each([1, 2, 3, 4, 5, 6, 7])('%i meals have as many days', (meals) => {
  expect(spreadOverWeek(meals, '2030-05-06')).toHaveLength(meals);
});

test.each([
  { meals: 2, dates: ['2026-11-26', '2026-11-30'] },
  { meals: 3, dates: ['2026-11-26', '2026-11-28', '2026-12-01'] },
  { meals: 4, dates: ['2026-11-26', '2026-11-28', '2026-11-30', '2026-12-01'] },
  { meals: 7, dates: weekFrom('2026-11-26') },
])('$meals meals of a week from a Thursday', ({ meals, dates }) => {
  const days = spreadOverWeek(meals, '2026-11-26');
  expect(days[0]).toBe('Thursday');
  expect(days.map((day) => dateOf(day, '2026-11-26'))).toEqual(dates);
});

describe('a plan made on a Thursday', () => {
  const thursday = { ...wishes(), today: '2026-11-26' };
  const days = [
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ];
  const dated = ({ meals }: ReturnType<typeof plan>) =>
    meals.map(({ day, recipe, coverage }) => ({ date: dateOf(day, thursday.today), recipe, coverage }));

  test('has its meals from that day on', () => {
    expect(dated(plan(CANDIDATES, [], thursday)).map(({ date }) => date)).toEqual(days);
  });

  test('uses nothing after its date [PLAN-43]', () => {
    const pantry = [stock(1, 1_000, 'g', { expiresOn: '2026-11-27' })];
    const recipes = days.map((_day, index) => candidate(index + 1, [need(1, 100, 'g', 100)]));
    const uses = dated(plan(recipes, pantry, thursday)).filter(({ coverage }) => coverage.uses.length > 0);
    expect(uses.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27']);
  });

  test('has the long meals on its Saturday and Sunday', () => {
    const recipes = days.map((_day, index) =>
      candidate(index + 1, [need(1, 100, 'g', 100)], { totalTime: index < 2 ? 180 : 30, waitingTime: 0 }),
    );
    const long = dated(plan(recipes, [], thursday)).filter(({ recipe }) => recipe.totalTime === 180);
    expect(long.map(({ date }) => date)).toEqual(['2026-11-28', '2026-11-29']);
  });
});

test.each([
  { frequency: 'daily', meals: 7 },
  { frequency: 'few_times_week', meals: 4 },
  { frequency: 'weekly', meals: 3 },
  { frequency: 'rarely', meals: 2 },
  { frequency: null, meals: 7 },
] as const)('a cook who cooks $frequency gets $meals meals', ({ frequency, meals }) => {
  expect(plan(CANDIDATES, [], wishes({ meal_prep_frequency: frequency })).meals).toHaveLength(meals);
});

test('the order of recipes and stock makes no difference', () => {
  const pantry = CANDIDATES.slice(0, 40).flatMap(({ needs: [first] }) =>
    first ? [stock(first.ingredientId, 1, 'kg', { id: `${first.ingredientId}` })] : [],
  );
  expect(ids(plan(CANDIDATES.toReversed(), pantry.toReversed(), wishes()))).toEqual(
    ids(plan(CANDIDATES, pantry, wishes())),
  );
});

test('what expires soon and is in no meal is listed', () => {
  const pantry = [
    stock(9, 1, 'piece', { name: 'aubergine', expiresOn: '2030-05-08' }),
    stock(8, 1, 'piece', { name: 'leek', expiresOn: '2031-05-08' }),
  ];
  const week = plan([candidate(1, [need(1, 100, 'g')])], pantry, wishes());
  expect(notesOf(week)).toContain(
    'Expiring soon, but not in any of these meals: aubergine (Wednesday the 8th).',
  );
});

test('notes name the limit that rules out most', () => {
  const recipes = Array.from({ length: 12 }, (_, index) =>
    candidate(index + 1, [], index < 3 ? { allergens: ['nuts'] } : index < 4 ? { spice: 'hot' } : {}),
  );
  const week = plan(recipes, [], wishes({ allergies: ['nuts'], spice_tolerance: 'mild' }));
  expect(notesOf(week)).toContain("8 of 12 recipes fit your limits; without the limit 'no nuts', 11 would.");
});

test('what two meals need together is bought together', () => {
  const coriander = need(5, 20, 'g', 20, { dollarsPerGram: 0.02, packGrams: 60 });
  const recipes = [
    candidate(1, [coriander, need(1, 100, 'g', 100)]),
    candidate(2, [need(6, 20, 'g', 20), need(2, 100, 'g', 100)]),
    candidate(3, [coriander, need(3, 100, 'g', 100)]),
  ];
  expect(ids(plan(recipes, [], wishes({ meal_prep_frequency: 'rarely' }))).toSorted()).toEqual([1, 3]);
});

test('stock is allocated: two meals do not use the same spinach', () => {
  const recipes = [candidate(1, [need(1, 400, 'g', 400)]), candidate(2, [need(1, 400, 'g', 400)])];
  const { meals } = plan(recipes, [stock(1, 500, 'g', { grams: 500 })], wishes());
  expect(meals.map(({ coverage }) => coverage.toBuy)).toEqual([[0], [300]]);
});

test('a menu cooked in order never uses anything expired', () => {
  const soon = stock(1, 400, 'g', { grams: 400, expiresOn: '2030-05-07' });
  const recipes = Array.from({ length: 7 }, (_, index) =>
    candidate(index + 1, [need(index === 6 ? 1 : 50 + index, 400, 'g', 400)]),
  );
  const used = plan(recipes, [soon], wishes()).meals.find(({ coverage }) => coverage.uses.length > 0);
  expect(['Monday', 'Tuesday']).toContain(used?.day);
});

test('no recipe repeats, and neighbours differ in cuisine', () => {
  const { meals } = plan(CANDIDATES, [], wishes());
  expect(new Set(meals.map(({ recipe }) => recipe.id)).size).toBe(7);
  for (const [index, { recipe }] of meals.slice(1).entries()) {
    expect(recipe.country).not.toBe(meals[index]?.recipe.country);
  }
});

test('neighbours differ in main protein', () => {
  const proteins = ['chicken', 'chicken', 'chicken', 'chicken', 'tofu', 'tofu', 'tofu'] as const;
  const recipes = proteins.map((protein, index) => candidate(index + 1, [], { proteins: [protein] }));
  const { meals } = plan(recipes, [], wishes());
  for (const [index, { recipe }] of meals.slice(1).entries()) {
    expect(recipe.proteins).not.toEqual(meals[index]?.recipe.proteins);
  }
});

describe('preferences', () => {
  const soonest = { meal_prep_frequency: 'rarely' } as const;

  test('recipes that the pantry covers come first', () => {
    const recipes = [candidate(1, [need(1, 100, 'g')]), candidate(2, [need(2, 100, 'g')])];
    expect(ids(plan(recipes, [stock(2, 100, 'g')], wishes(soonest)))).toEqual([2, 1]);
  });

  test('what expires comes before what keeps', () => {
    const recipes = [candidate(1, [need(1, 100, 'g')]), candidate(2, [need(2, 100, 'g')])];
    const pantry = [stock(1, 1, 'kg'), stock(2, 1, 'kg', { expiresOn: '2030-05-07' })];
    expect(ids(plan(recipes, pantry, wishes(soonest)))).toEqual([2, 1]);
  });

  test.each([
    { why: 'a preferred cuisine', better: { country: 'mexico' }, by: { preferred_cuisines: ['mexican'] } },
    {
      why: 'a cuisine of a wider one',
      better: { country: 'italy' },
      by: { preferred_cuisines: ['mediterranean'] },
    },
    { why: 'a preferred protein', better: { proteins: ['tofu'] }, by: { protein_preferences: ['tofu'] } },
    {
      why: 'less work for a beginner',
      worse: { difficulty: 'hard' },
      by: { cooking_experience: 'beginner' },
    },
    {
      why: 'less money',
      worse: { needs: [need(1, 500, 'g', 500, { dollarsPerGram: 0.02 })] },
      better: { needs: [need(2, 500, 'g', 500, { dollarsPerGram: 0.01 })] },
      by: { budget_consciousness: 'very_budget' },
    },
    {
      why: 'what leaves less of a pack over',
      worse: { needs: [need(1, 260, 'g', 260, { dollarsPerGram: 0.01, packGrams: 250 })] },
      better: { needs: [need(2, 300, 'g', 300, { dollarsPerGram: 0.01 })] },
      by: {},
    },
    {
      why: 'fewer things to buy',
      worse: { needs: [need(1, 50, 'g', 50), need(2, 50, 'g', 50)] },
      better: { needs: [need(3, 100, 'g', 100)] },
      by: {},
    },
    { why: 'less time on a weekday', worse: { totalTime: 180 }, by: {} },
    { why: 'a dinner', worse: { role: 'soup' }, by: {} },
    ...(['light meal', 'soup', 'salad'] as const).map((role) => ({
      why: `a dinner with seven more things to buy than a ${role}`,
      worse: { role },
      better: { needs: [1, 2, 3, 4, 5, 6, 7].map((id) => need(id, 50, 'g', 50)) },
      by: {},
    })),
  ] as const)('$why comes first', ({ by, ...own }) => {
    const better = 'better' in own ? own.better : {};
    const worse = 'worse' in own ? own.worse : {};
    const recipes = [candidate(1, [], worse), candidate(2, [], better)];
    const preferences = { ...soonest, ...(by as object) };
    expect(ids(plan(recipes, [], wishes(preferences)))[0]).toBe(2);
  });
});

describe('texts', () => {
  const dal = candidate(1, [need(1, 400, 'g'), need(2, 1, 'piece'), need(3, 1, 'tsp')]);

  test.each([
    {
      why: 'something expires',
      pantry: [stock(1, 900, 'g', { name: 'spinach', expiresOn: '2030-05-09' })],
      reason: 'Uses 400 g of your spinach, which expires on Thursday the 9th, and needs only 2 more items.',
    },
    {
      why: 'pieces expire and all is there',
      pantry: [
        stock(2, 3, 'piece', { name: 'tomatoes', expiresOn: '2030-05-06' }),
        stock(1, null, 'g'),
        stock(3, null, 'g'),
      ],
      reason: 'Uses 1 of your tomatoes, which expire on Monday the 6th, and needs nothing from the shop.',
    },
    {
      why: 'all of what expires is used',
      pantry: [stock(1, 400, 'g', { name: 'spinach', expiresOn: '2030-05-09' })],
      reason: 'Uses your 400 g of spinach, which expires on Thursday the 9th, and needs only 2 more items.',
    },
    {
      why: 'what expires is weighed and has a plural name',
      pantry: [stock(1, 400, 'g', { name: 'red lentils', expiresOn: '2030-05-09' })],
      reason:
        'Uses your 400 g of red lentils, which expire on Thursday the 9th, and needs only 2 more items.',
    },
    {
      why: 'what expires only ends like a plural',
      pantry: [stock(1, 400, 'g', { name: 'asparagus', expiresOn: '2030-05-09' })],
      reason: 'Uses your 400 g of asparagus, which expires on Thursday the 9th, and needs only 2 more items.',
    },
    {
      why: 'some of what expires is there',
      pantry: [stock(1, null, 'g', { name: 'peas', expiresOn: '2030-05-09' })],
      reason: 'Uses your peas, which expire on Thursday the 9th, and needs only 2 more items.',
    },
    {
      why: 'all is there',
      pantry: [stock(1, 1, 'kg'), stock(2, 1, 'piece'), stock(3, 1, 'jar')],
      reason: 'All 3 ingredients are in your pantry.',
    },
    {
      why: 'one is there',
      pantry: [stock(2, 1, 'piece')],
      reason: 'Makes use of your ingredient 2, and needs only 2 more items.',
    },
    { why: 'nothing is there', pantry: [], reason: 'It is ready in 40 minutes for about $2.00 a serving.' },
  ])('the reason if $why', ({ pantry, reason }) => {
    expect(reasons(plan([dal], pantry, wishes()))).toEqual([reason]);
  });

  test.each([
    { by: { preferred_cuisines: ['indian'] }, own: {}, end: ', and you like Indian food.' },
    {
      by: { protein_preferences: ['chicken'] },
      own: { proteins: ['chicken'] },
      end: ', and it has the chicken that you like.',
    },
    { by: {}, own: { totalTime: 25 }, end: ', and takes only 25 minutes.' },
  ] as const)('the reason ends in "$end"', ({ by, own, end }) => {
    const wish = wishes(by as object);
    const [reason] = reasons(
      plan([{ ...dal, ...own }], [stock(1, 1, 'kg'), stock(2, 1, 'piece')], wish),
      wish,
    );
    expect(reason).toBe(`Makes use of your ingredient 1 and ingredient 2${end}`);
  });

  test('waiting is named apart from work', () => {
    const waits = { totalTime: 690, waitingTime: 480, waitingKind: 'soaking' } as const;
    expect(reasons(plan([{ ...dal, ...waits }], [], wishes()))).toEqual([
      'It takes 3 h 30 min and 8 h of soaking, for about $2.00 a serving.',
    ]);
  });

  test("a quick meal's time is mentioned once", () => {
    expect(reasons(plan([{ ...dal, totalTime: 20 }], [], wishes()))).toEqual([
      'It is ready in 20 minutes for about $2.00 a serving, and needs only 3 more items.',
    ]);
  });

  test('the notes summarise the week', () => {
    const week = plan([candidate(1, []), candidate(2, [])], [], wishes({ meal_prep_frequency: 'rarely' }));
    expect(notesOf(week)).toBe(
      'One serving of each of the 2 meals adds up to 1,000 kcal, 40 g of protein and 120 g of carbohydrates: about 500 kcal and 20 g of protein a meal.',
    );
  });

  test('a shorter plan says why, and what would help', () => {
    const recipes = [
      candidate(1, []),
      candidate(2, [], { allergens: ['nuts'] }),
      candidate(3, [], { spice: 'hot' }),
      candidate(4, [], { spice: 'hot' }),
    ];
    const week = plan(recipes, [], wishes({ allergies: ['nuts'], spice_tolerance: 'mild' }));
    expect(notesOf(week)).toBe(
      "One serving of the meal has 500 kcal, 20 g of protein and 60 g of carbohydrates. Only 1 recipe fits all your limits (mild spice, no nuts), so the plan has 1 instead of 7. Without the limit 'mild spice', 3 would fit.",
    );
  });

  test('a plan without meals says why', () => {
    const week = plan([candidate(1, [])], [], wishes({}, { countries: ['italy', 'korea'] }));
    expect(week.meals).toEqual([]);
    expect(notesOf(week)).toBe(
      "No recipe fits your limit (recipes from Italy or Korea). Without the limit 'recipes from Italy or Korea', 1 would fit.",
    );
  });

  test('too small a catalogue is not a limit of the cook', () => {
    expect(notesOf(plan([candidate(1, [])], [], wishes()))).toContain(
      'There is only 1 recipe, so the plan has 1 instead of 7.',
    );
  });
});

test('every country can be selected alone', () => {
  for (const country of COUNTRY_CODES) {
    const { meals } = plan(CANDIDATES, [], wishes({}, { countries: [country] }));
    expect(meals).not.toEqual([]);
    expect(meals.map(({ recipe }) => recipe.country)).toEqual(
      Array.from({ length: meals.length }, () => country),
    );
  }
});
