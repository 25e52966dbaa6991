import { describe, expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredient-index.ts';

/** Each line: what a cook has, then what a recipe needs. */
const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' > ') as [has: string, asked: string]);

const covers = (has: string, asked: string) =>
  has === asked || INGREDIENT_INDEX.ancestors(has).some(({ slug }) => slug === asked);

describe('a cook uses', () => {
  test.each(
    pairs(`
      basmati-rice > rice
      bomba-rice > rice
      arborio-rice > rice
      red-onion > onion
      shallot > onion
      cherry-tomato > tomato
      jalapeno > green-chilli
      serrano-chilli > chilli
      habanero > chilli
      green-bell-pepper > bell-pepper
      chestnut-mushroom > mushroom
      shiitake > mushroom
      savoy-cabbage > white-cabbage
      cavolo-nero > kale
      butternut-squash > pumpkin
      nectarine > peach
      chicken-breast > chicken
      boneless-chicken-thigh > chicken-thigh
      boneless-chicken-thigh > chicken
      stewing-beef > beef
      pork-shoulder > pork
      lardon > bacon
      guanciale > pancetta
      guanciale > bacon
      cod > white-fish
      hake > white-fish
      peeled-prawn > prawn
      cuttlefish > squid
      whole-milk > milk
      semi-skimmed-milk > milk
      double-cream > cream
      whipping-cream > cream
      greek-yogurt > yogurt
      mexican-crema > sour-cream
      unsalted-butter > butter
      cheddar > cheese
      parmesan > cheese
      vegetarian-hard-cheese > cheese
      00-flour > plain-flour
      panko > breadcrumbs
      baguette > bread
      penne > pasta
      bucatini > pasta
      tinned-plum-tomatoes > tinned-tomatoes
      coconut-cream > coconut-milk
      black-olive > olive
      extra-virgin-olive-oil > olive-oil
      sunflower-oil > vegetable-oil
      sherry-vinegar > vinegar
      tamari > soy-sauce
      dijon-mustard > mustard
      english-mustard > mustard
      grana-padano > parmesan
      dashi > anchovy-stock
      chicken-stock > stock
      vegetable-stock-cube > vegetable-stock
      vegan-stock > vegetable-stock
      stock-cube > stock
      chicken-stock-cube > stock
      jaggery > brown-sugar
      black-peppercorn > black-pepper
      kashmiri-chilli-powder > chilli-powder
      gochugaru > chilli-flakes
      sweet-paprika > paprika
      dark-beer > beer
      lemon > lemon-juice
      lime > lime-juice
      egg > egg-yolk
    `),
  )('%s for %s', (has, asked) => expect(covers(has, asked)).toBe(true));
});

describe('a cook does not use', () => {
  test.each(
    pairs(`
      rice > basmati-rice
      onion > red-onion
      spring-onion > onion
      sweet-potato > potato
      tinned-tomatoes > tomato
      tomato-paste > passata
      tomato > cherry-tomato
      green-mango > mango
      dried-apricot > apricot
      lemon-juice > lime-juice
      lemon-juice > lemon
      egg-yolk > egg
      coriander-seed > coriander-leaf
      ground-coriander > coriander-leaf
      dried-mint > mint
      chicken > chicken-breast
      minced-chicken > chicken
      minced-beef > beef
      minced-pork > pork
      pork-rib > pork
      pork-sausage > pork
      ham > serrano-ham
      prosciutto > ham
      chicken-stock > chicken
      fish-stock > stock
      anchovy-stock > stock
      beef-stock-cube > chicken-stock
      stock-cube > vegetable-stock
      salmon > white-fish
      tinned-tuna > tuna
      dried-anchovy > anchovy
      salted-shrimp > prawn
      egg-white > egg
      coconut-milk > milk
      soy-milk > milk
      oat-milk > milk
      condensed-milk > milk
      buttermilk > milk
      cream > double-cream
      coconut-cream > cream
      yogurt > greek-yogurt
      ghee > butter
      peanut-butter > butter
      margarine > butter
      ricotta > cheese
      cottage-cheese > cheese
      paneer > cheese
      cream-cheese > cheese
      parmesan > pecorino
      rice-flour > plain-flour
      gram-flour > plain-flour
      self-raising-flour > plain-flour
      wholemeal-flour > plain-flour
      cornflour > cornmeal
      gingerbread > bread
      rice-noodle > pasta
      lasagne-sheet > pasta
      dried-chickpea > chickpea
      adzuki-bean > kidney-bean
      sesame-oil > vegetable-oil
      olive-oil > vegetable-oil
      balsamic-vinegar > vinegar
      fish-sauce > soy-sauce
      vegan-kimchi > kimchi
      vegetable-stock > vegan-stock
      icing-sugar > sugar
      honey > sugar
      vanilla-sugar > sugar
      milk-chocolate > dark-chocolate
      mustard-seed > mustard
      cumin-seed > ground-cumin
      black-cardamom > green-cardamom
      chilli-flakes > gochugaru
      garlic-powder > garlic
      ground-ginger > ginger
      rice-wine > white-wine
      rice-vinegar > rice-wine
      beer > dark-beer
    `),
  )('%s for %s', (has, asked) => {
    expect(INGREDIENT_INDEX.get(has)).toBeDefined();
    expect(INGREDIENT_INDEX.get(asked)).toBeDefined();
    expect(covers(has, asked)).toBe(false);
  });
});
