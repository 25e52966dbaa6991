import type { Preset } from './model.ts';

/** What a typical pantry of each country holds, what is used most first: the preview shows the first twelve. */
export const PRESETS: readonly Preset[] = [
  {
    country: 'india',
    ingredients: ['basmati-rice', 'toor-dal', 'onion', 'tomato', 'garlic', 'ginger', 'green-chilli', 'turmeric', 'cumin-seed', 'garam-masala', 'ghee', 'coriander-leaf', 'wholemeal-flour', 'red-lentil', 'chana-dal', 'moong-dal', 'chickpea', 'gram-flour', 'mustard-seed', 'ground-coriander', 'coriander-seed', 'kashmiri-chilli-powder', 'green-cardamom', 'cinnamon-stick', 'clove', 'bay-leaf', 'dried-fenugreek-leaf', 'asafoetida', 'curry-leaf', 'yogurt', 'paneer', 'potato', 'vegetable-oil', 'tamarind-paste', 'coconut-milk', 'salt'],
  },
  {
    country: 'mexico',
    ingredients: ['corn-tortilla', 'dried-black-bean', 'white-onion', 'tomato', 'tomatillo', 'serrano-chilli', 'jalapeno', 'coriander-leaf', 'lime', 'avocado', 'garlic', 'dried-oregano', 'masa-harina', 'long-grain-rice', 'pinto-bean', 'guajillo-chilli', 'ancho-chilli', 'chipotle-in-adobo', 'queso-fresco', 'mexican-crema', 'ground-cumin', 'cinnamon-stick', 'achiote-paste', 'chicken-stock', 'sweetcorn', 'egg', 'pumpkin-seed', 'vegetable-oil', 'hot-sauce', 'salt'],
  },
  {
    country: 'italy',
    ingredients: ['spaghetti', 'olive-oil', 'garlic', 'tinned-plum-tomatoes', 'parmesan', 'basil', 'onion', 'arborio-rice', 'passata', 'mozzarella', 'black-olive', 'chilli-flakes', 'penne', 'plain-flour', 'semolina', 'pecorino', 'pancetta', 'cannellini-bean', 'borlotti-bean', 'dried-porcini', 'caper', 'anchovy', 'tomato-paste', 'dried-oregano', 'rosemary', 'parsley', 'balsamic-vinegar', 'red-wine-vinegar', 'white-wine', 'vegetable-stock', 'egg', 'pine-nut', 'lemon', 'black-pepper', 'salt'],
  },
  {
    country: 'spain',
    ingredients: ['olive-oil', 'garlic', 'onion', 'tomato', 'smoked-paprika', 'bomba-rice', 'saffron', 'potato', 'egg', 'sherry-vinegar', 'spanish-chorizo', 'chickpea', 'sweet-paprika', 'green-bell-pepper', 'red-bell-pepper', 'parsley', 'bay-leaf', 'serrano-ham', 'manchego', 'olive', 'almond', 'butter-bean', 'cannellini-bean', 'brown-lentil', 'roasted-red-pepper', 'passata', 'tinned-tuna', 'anchovy', 'country-bread', 'sherry', 'white-wine', 'lemon', 'cucumber', 'chicken-stock', 'salt'],
  },
  {
    country: 'korea',
    ingredients: ['short-grain-rice', 'gochujang', 'gochugaru', 'doenjang', 'soy-sauce', 'sesame-oil', 'sesame-seed', 'kimchi', 'garlic', 'ginger', 'spring-onion', 'rice-vinegar', 'tofu', 'sweet-potato-noodle', 'nori', 'dried-anchovy', 'dried-kelp', 'corn-syrup', 'sugar', 'mirin', 'fish-sauce', 'napa-cabbage', 'daikon', 'bean-sprout', 'shiitake', 'carrot', 'onion', 'egg', 'rice-cake', 'korean-pancake-mix', 'ssamjang', 'korean-soup-soy-sauce', 'asian-pear', 'vegetable-oil', 'black-pepper'],
  },
  {
    country: 'belgium',
    ingredients: ['potato', 'onion', 'butter', 'carrot', 'leek', 'mustard', 'dark-beer', 'egg', 'chicory', 'plain-flour', 'milk', 'nutmeg', 'celery', 'garlic', 'shallot', 'double-cream', 'gruyere', 'brussels-sprout', 'parsley', 'thyme', 'bay-leaf', 'brown-bread', 'mayonnaise', 'dark-chocolate', 'speculoos', 'pearl-sugar', 'brown-sugar', 'sugar', 'dried-yeast', 'lardon', 'ham', 'cider-vinegar', 'vegetable-oil', 'chicken-stock', 'apple-syrup', 'salt'],
  },
];
