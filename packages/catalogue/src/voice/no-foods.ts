/** Dishes, and non-foods that contain the name of a food. Nobody keeps these in a pantry. */
export const NO_FOODS: readonly string[] = [
  'fish and chips, mac and cheese, macaroni cheese, macaroni and cheese, ham and cheese sandwich, cheese on toast, beans on toast, eggs on toast, egg on toast',
  'scrambled eggs on toast, bread and butter pudding, rice pudding, black forest gateau, bread pudding, egg fried rice, fried rice, chilli con carne, chili con carne',
  'chicken tikka masala, tikka masala, butter chicken, fish pie, shepherds pie, cottage pie, apple pie, pumpkin pie, banana bread, carrot cake, cheesecake, fish supper',
  'spaghetti bolognese, spaghetti carbonara, spaghetti and meatballs, pasta bake, tuna pasta bake, toad in the hole, bubble and squeak, coq au vin, beef bourguignon',
  'french toast, cheese toastie, fruit salad, potato salad, greek salad, egg mayonnaise sandwich, eggs benedict, bacon and eggs, ham and eggs, bangers and mash, roast dinner',
  'sunday roast, roast beef dinner, lemon meringue pie, lemon tart, lemon drizzle, lemon drizzle cake, pea and ham soup, cream tea, afternoon tea, cup of tea, cup of coffee',
  'cups of tea, cups of coffee, glass of water, glasses of water, glass of wine, a glass of milk, leftovers, takeaway, take away, hot potato, couch potato, big cheese',
  'cat food, dog food, bird food, bird seed, fish food, cat litter, pet food, washing up liquid, washing powder, washing liquid, dish soap, hand soap, soap, shampoo',
  'fabric softener, bleach, sponge, sponges, kitchen roll, kitchen towel, paper towel, toilet paper, toilet roll, loo roll, bin bags, bin liners, cling film, tin foil',
  'aluminium foil, aluminum foil, baking paper, parchment paper, greaseproof paper, batteries, light bulb, light bulbs, candles, matches, toothpaste, nappies, diapers',
  'tea towel, tea towels, tea bag holder, egg timer, egg cup, egg cups, egg box, butter dish, butter knife, fish tank, fish slice, cheese board, cheese grater, garlic press',
  'potato peeler, potato masher, lemon squeezer, rice cooker, coffee machine, coffee maker, coffee table, tea pot, teapot, kettle, bread bin, bread knife, bread maker',
  'salt cellar, salt shaker, pepper mill, pepper grinder, ice cube tray, ice tray, ice pack, fruit bowl, salad bowl, salad spinner, pasta machine, water bottle, water bill',
  'water filter, wine glass, wine glasses, beer garden, beer bottle, flower pot, flower pots, rolling pin, cookie jar, cookie cutter, lunch box, sweet dreams, good egg',
  'peanut allergy, nut allergy, milk allergy, egg allergy, egg whites only, apple watch, orange light, chicken run, chicken coop, turkey trip, mint condition, piece of cake',
  'jeera rice, lemon rice, curd rice, tamarind rice, ghee rice, dal chawal, rajma chawal, dal makhani, dal fry, dal tadka, palak paneer, saag paneer',
  'paneer butter masala, matar paneer, kadai paneer, chole bhature, pav bhaji, masala dosa, idli sambar, khichdi',
  'sugar free, dairy free, gluten free, nut free, egg free, milk free, alcohol free, wheat free, meat free, salt free, fat free, shaving cream, hand cream, sun cream',
].flatMap((line) => line.split(', '));

/** Words that turn the previous word into one: 'tomato soup', 'milk allergy'. */
export const NO_FOOD_HEADS: readonly string[] = (
  'soup stew curry pie cake pizza sandwich toastie salad risotto paella omelette omelet frittata quiche casserole lasagne bolognese carbonara tiramisu ' +
  'pancake waffle crumble tart pudding smoothie milkshake shake biryani korma vindaloo tikka masala bhaji pakora burrito taco fajita quesadilla enchilada nacho ' +
  'stir-fry stirfry roast dinner supper breakfast lunch meal dish recipe bake gratin goulash moussaka tagine ratatouille kebab kebabs skewer toast ' +
  'bibimbap bulgogi japchae waterzooi stoofvlees carbonnade ' +
  'allergy plant plants tree trees farm shop market bag packaging wrapper smell flavour flavor colour color scent stain shell shells skin bone bones towel ' +
  'grater peeler masher press knife board bowl dish tray cooker machine maker grinder mill shaker garden seller season festival'
).split(' ');
