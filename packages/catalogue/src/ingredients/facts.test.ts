import { expect, test } from 'vitest';
import type { Diet } from '@larder/domain';
import { fitsDiet } from '@larder/domain/model';
import { INGREDIENT_INDEX } from './ingredient-index.ts';

/**
 * What a strict follower of each diet would say about a single ingredient, written without looking at its
 * facts.
 */
const TABLE: Readonly<Partial<Record<Diet, { yes: string; no: string }>>> = {
  vegetarian: {
    yes: 'vegetable-stock mozzarella cheddar egg honey yogurt ghee miso soy-sauce vegetable-stock-cube vegan-kimchi nori',
    no: 'grana-padano lard gelatine fish-sauce oyster-sauce worcestershire-sauce anchovy dried-anchovy anchovy-stock chicken-stock chicken-stock-cube stock stock-cube beef-dripping snail salted-shrimp fish-cake black-pudding chicken-liver parmesan pecorino gruyere manchego blue-cheese refried-bean pesto',
  },
  vegan: {
    yes: 'coconut-milk peanut-butter plant-based-spread tofu spaghetti gochujang tahini hummus oat-milk baguette country-bread vegan-stock',
    no: 'honey gingerbread ghee egg-noodle tagliatelle mayonnaise pesto brioche naan milk-chocolate white-chocolate ladyfinger gnocchi kimchi margarine dark-chocolate puff-pastry refried-bean bread brown-bread breadcrumbs panko',
  },
  dairy_free: {
    yes: 'egg mayonnaise coconut-cream peanut-butter plant-based-spread baguette serrano-ham prosciutto butter-bean soy-milk',
    no: 'butter ghee buttermilk paneer mexican-crema mascarpone quark milk-powder condensed-milk naan pesto white-chocolate dark-chocolate margarine ham salami spanish-chorizo mexican-chorizo puff-pastry bread brown-bread breadcrumbs panko dashi spam',
  },
  gluten_free: {
    yes: 'rice tortilla-chip tostada masa-harina gram-flour rice-noodle sweet-potato-noodle tamari quinoa potato-starch cornflour cornmeal flattened-rice fish-sauce mustard dijon-mustard wholegrain-mustard',
    no: 'buckwheat-flour couscous bulgur pearl-barley oats semolina soy-sauce beer dark-beer worcestershire-sauce gochujang doenjang ssamjang hoisin-sauce oyster-sauce asafoetida chaat-masala seitan fish-cake rye-flour panko speculoos fideo wheat-noodle stock-cube black-pudding oat-milk pork-sausage shaoxing-wine english-mustard barbecue-sauce kimchi spam chipotle-in-adobo corn-syrup miso baking-powder rice-cake vegan-kimchi corn-tortilla vegan-stock lamb-stock mushroom-stock bone-broth',
  },
  halal: {
    yes: 'beef chicken lamb goat-meat prawn mussel mozzarella red-wine-vinegar sherry-vinegar rice-vinegar soy-sauce worcestershire-sauce rabbit',
    no: 'pork bacon lardon guanciale serrano-ham salami spanish-chorizo lard gelatine white-wine beer mirin rice-wine sherry marsala brandy rum soju vanilla-extract black-pudding snail spam stock stock-cube parmesan pecorino refried-bean shaoxing-wine',
  },
  kosher: {
    yes: 'beef chicken cod salmon anchovy mozzarella egg rice-wine beer nori kingfish',
    no: 'pork ham lard rabbit snail prawn mussel squid octopus crab oyster-sauce salted-shrimp kimchi gelatine lobster cuttlefish stock stock-cube white-wine red-wine sherry marsala brandy red-wine-vinegar parmesan pecorino blue-cheese refried-bean fish-stock',
  },
  paleo: {
    yes: 'sweet-potato egg beef salmon avocado olive-oil coconut-oil almond honey ghee snail coconut-milk balsamic-vinegar tapioca-starch',
    no: 'rice bread potato pea green-bean peanut peanut-butter tofu soy-sauce milk cheddar sugar brown-sugar jaggery vegetable-oil beer corn-tortilla red-lentil hummus black-pudding',
  },
  keto: {
    yes: 'egg butter cheddar double-cream spinach avocado olive-oil beef salmon walnut cauliflower almond',
    no: 'rice potato sugar brown-sugar honey banana bread pasta red-lentil sweetcorn mango gochujang hoisin-sauce beer parsnip corn-syrup raisin milk-chocolate',
  },
  low_carb: {
    yes: 'egg tofu spinach almond peanut-butter greek-yogurt strawberry tomato',
    no: 'rice potato sugar brown-sugar bread pasta chickpea sweetcorn mango honey rice-cake jujube plantain jam',
  },
};

const CASES = Object.entries(TABLE).flatMap(([diet, { yes, no }]) =>
  [yes, no].flatMap((slugs, at) =>
    slugs.split(' ').map((slug) => ({ diet: diet as Diet, slug, fits: at === 0 })),
  ),
);

test('every ingredient is rated for each diet as its followers would', () => {
  const wrong = CASES.filter(({ diet, slug, fits }) => {
    const ingredient = INGREDIENT_INDEX.get(slug);
    return !ingredient || fitsDiet([ingredient], diet) !== fits;
  });
  expect(wrong).toEqual([]);
  expect(CASES.length).toBeGreaterThan(200);
});
