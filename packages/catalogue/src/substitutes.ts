/** What a cook takes in place of what a recipe asks for, and what that changes. Ingredients by slug. */
export interface Substitution {
  readonly has: string;
  readonly asked: string;
  /** One short sentence for the cook: 'Any rice will do.' */
  readonly note: string;
}

/**
 * What can stand in for what, beyond kinds (`parent`): a general for a particular ingredient, and between neighbours. Each
 * row: what is there > what a recipe asks for: the note. None brings in an allergen or an animal, or breaks a diet that
 * the recipe keeps; `checks/substitutes.ts` sees to that.
 */
const ROWS = `
  rice > long-grain-rice basmati-rice jasmine-rice: Any rice will do.
  rice > short-grain-rice brown-rice: Any rice will do, though short grains cling better.
  rice > arborio-rice bomba-rice: Only a short, starchy rice turns creamy.
  long-grain-rice > basmati-rice jasmine-rice: Any long-grain rice will do.
  basmati-rice > long-grain-rice jasmine-rice: Any long-grain rice will do.
  jasmine-rice > long-grain-rice basmati-rice: Any long-grain rice will do.
  arborio-rice > bomba-rice short-grain-rice: Another short-grain rice, softer when cooked.
  bomba-rice > arborio-rice short-grain-rice: Another short-grain rice, firmer when cooked.
  short-grain-rice > arborio-rice bomba-rice: Another short-grain rice, less creamy.

  onion > white-onion red-onion: Any onion will do.
  onion > shallot: Onion is sharper, so use a little less.
  white-onion > red-onion: Any onion will do.
  red-onion > white-onion: Any onion will do.
  tomato > plum-tomato: Any ripe tomato will do.
  tomato > cherry-tomato: Cut into pieces.
  plum-tomato > cherry-tomato: Cut into pieces.
  tinned-tomatoes > tinned-plum-tomatoes: Any tinned tomatoes will do.
  bell-pepper > red-bell-pepper green-bell-pepper yellow-bell-pepper: Any bell pepper will do.
  red-bell-pepper > green-bell-pepper yellow-bell-pepper: Any bell pepper will do, though red ones are sweeter.
  yellow-bell-pepper > red-bell-pepper green-bell-pepper: Any bell pepper will do.
  green-bell-pepper > red-bell-pepper yellow-bell-pepper: Any bell pepper will do, though green ones are less sweet.
  mushroom > button-mushroom chestnut-mushroom: Any mushroom will do.
  button-mushroom > chestnut-mushroom: Any mushroom will do.
  chestnut-mushroom > button-mushroom: Any mushroom will do.
  chilli > green-chilli red-chilli: Any fresh chilli will do; taste for heat.
  red-chilli > green-chilli: Any fresh chilli will do; taste for heat.
  green-chilli > red-chilli: Any fresh chilli will do; taste for heat.
  white-cabbage > savoy-cabbage: Any green cabbage will do.

  pasta > spaghetti linguine bucatini penne fusilli rigatoni ditalini orecchiette orzo: Another shape, same dish.
  spaghetti > linguine bucatini: Another long pasta.
  linguine > spaghetti bucatini: Another long pasta.
  penne > rigatoni fusilli: Another short pasta.
  rigatoni > penne fusilli: Another short pasta.
  fusilli > penne rigatoni: Another short pasta.

  plain-flour > bread-flour 00-flour: Plain flour works; the dough is a little softer.
  sugar > brown-sugar: White sugar works, without the toffee taste.
  brown-sugar > sugar: Brown sugar works; it is darker and tastes of toffee.
  milk > whole-milk semi-skimmed-milk skimmed-milk: Any milk will do.
  whole-milk > semi-skimmed-milk skimmed-milk: Any milk will do.
  semi-skimmed-milk > whole-milk: Any milk will do, though it is less rich.
  butter > unsalted-butter: Salted butter works; go easy on the salt.
  bread > white-bread brown-bread country-bread: Any bread will do.
  vegetable-oil > sunflower-oil rapeseed-oil corn-oil: Any neutral oil will do.
  olive-oil > extra-virgin-olive-oil: Any olive oil will do.
  white-wine-vinegar > cider-vinegar red-wine-vinegar sherry-vinegar: Another wine vinegar.
  red-wine-vinegar > sherry-vinegar white-wine-vinegar: Another wine vinegar.
  paprika > sweet-paprika: Any mild paprika will do.
  olive > black-olive: Any olive will do.
`;

export const SUBSTITUTIONS: readonly Substitution[] = ROWS.trim()
  .split('\n')
  .filter((row) => row.trim() !== '')
  .flatMap((row) => {
    const [has = '', rest = ''] = row.trim().split(' > ');
    const colon = rest.indexOf(': ');
    const [asked, note] = [rest.slice(0, colon), rest.slice(colon + 2)];
    return asked.split(' ').map((one) => ({ has, asked: one, note }));
  });

/** What comes out of another ingredient: the grams of it that one gram of the whole gives. Ingredients by slug. */
export interface Part {
  readonly whole: string;
  readonly part: string;
  readonly share: number;
}

/**
 * An egg of 50 g has a yolk of 18 g and a white of 32 g. Of fruit, by our own estimate, a little less than half is juice: 3 tbsp
 * in a lemon, 2 in a lime, 5 in an orange.
 */
export const PARTS: readonly Part[] = [
  { whole: 'egg', part: 'egg-yolk', share: 18 / 50 },
  { whole: 'egg', part: 'egg-white', share: 32 / 50 },
  { whole: 'lemon', part: 'lemon-juice', share: 0.45 },
  { whole: 'lime', part: 'lime-juice', share: 0.45 },
  { whole: 'orange', part: 'orange-juice', share: 0.5 },
];

/** What is bought in place of others that are on the same shopping list, because it does for them too. Ingredients by slug. */
export interface Taker {
  readonly taker: string;
  readonly others: readonly string[];
}

/**
 * Of these one is enough on a shopping list: the first that is on it is bought for those after the colon as well. Each covers them,
 * as a kind or in their place; `checks/bought-as-one.test.ts` sees to that. Onions are not bought as red ones for a salad's sake.
 */
const TAKERS = `
  basmati-rice: jasmine-rice long-grain-rice rice
  jasmine-rice: long-grain-rice rice
  long-grain-rice: rice
  arborio-rice: bomba-rice short-grain-rice rice
  bomba-rice: short-grain-rice rice
  short-grain-rice: rice
  whole-milk: semi-skimmed-milk milk
  semi-skimmed-milk: milk
  unsalted-butter: butter
  vegetable-oil: sunflower-oil rapeseed-oil corn-oil
  olive-oil: extra-virgin-olive-oil
  onion: white-onion
  red-bell-pepper: bell-pepper
  chestnut-mushroom: button-mushroom mushroom
  button-mushroom: mushroom
  tinned-plum-tomatoes: tinned-tomatoes
  black-peppercorn: black-pepper
  sweet-paprika: paprika
  kashmiri-chilli-powder: chilli-powder
  dijon-mustard: mustard
`;

export const BOUGHT_AS_ONE: readonly Taker[] = TAKERS.trim()
  .split('\n')
  .map((row) => {
    const [taker = '', others = ''] = row.trim().split(': ');
    return { taker, others: others.split(' ') };
  });
