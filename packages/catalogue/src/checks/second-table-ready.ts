import type { SecondTable } from './second-table.ts';

/**
 * The last part of the second table: breakfast cereals, biscuits, ready-made meals and what else comes in packets. The sources
 * are those of the other parts and the labels of the makers whose names the catalogue knows.
 */
export const READY_TABLE: SecondTable = {
  wheat: {
    source:
      'EU 1169/2011 Annex II 1; FSA: batter, breadcrumbs, pastry, pasta, sauces thickened with flour; labels of Weetabix, Pop-Tarts, McVitie’s, Tunnock’s, Jacob’s, Aunt Bessie’s, Birds Eye, Old El Paso, Maggi seasoning, Kraft Dinner, Rice-A-Roni, Doritos and Wotsits, Haldiram’s, MDH (asafoetida with wheat), Dr Oetker pizza, Quorn',
    contains: `wheat-biscuit-cereal doughnut breakfast-pastry small-cake tea-biscuit chocolate-biscuit-bar breadstick
      savoury-cracker pancake-mix refrigerated-dough breaded-chicken breaded-prawn savoury-pie onion-ring
      yorkshire-pudding filled-pasta cannelloni cooked-pasta spaetzle boxed-macaroni-cheese paratha mole-paste
      frozen-pizza samosa frozen-dumpling scotch-egg`,
    often: `beef-extract savoury-seasoning breakfast-cereal cereal-bar corn-snack prawn-cracker puffed-rice-cake namkeen trail-mix
      tomato-soup ready-made-soup tinned-meal creamy-pasta-sauce curry-sauce sweet-and-sour-sauce
      caesar-dressing thousand-island-dressing creamy-dip taramasalata liquid-seasoning taco-seasoning
      ranch-seasoning lemon-pepper masala-blend dessert-mix flavoured-milk fruit-yogurt ice-cream-treat
      beef-burger vegan-burger vegan-mince vegan-nugget kielbasa bratwurst lamb-beef-sausage bologna
      bresaola hash-brown flavoured-rice broth-mix malt-drink sandwich-filler taco-kit cooked-beef falafel
      fufu-flour gari halva nougat dry-roasted-peanut`,
  },
  'other gluten': {
    source:
      'EU 1169/2011 Annex II 1 (rye, barley, oats); labels of breakfast cereals and crispbreads (barley malt), oat bars, broth mixes (pearl barley), malt drinks, barley tea, Maggi seasoning, white sausages with oats, TUC',
    contains: `beef-extract wheat-biscuit-cereal breakfast-cereal cereal-bar broth-mix malt-drink`,
    often: `tea-biscuit chocolate-biscuit-bar breadstick savoury-cracker corn-snack puffed-rice-cake namkeen
      ready-made-soup tinned-meal caesar-dressing thousand-island-dressing liquid-seasoning
      refrigerated-dough flavoured-milk fruit-yogurt ice-cream-treat vegan-burger vegan-mince vegan-nugget
      breaded-chicken savoury-pie bratwurst hash-brown onion-ring boxed-macaroni-cheese flavoured-rice
      herbal-tea sandwich-filler`,
  },
  crustaceans: {
    source:
      'EU 1169/2011 Annex II 2; FSA: prawns, scampi; labels of prawn crackers, prawn cheese (Primula), seafood soups, Thai sauces, seafood pizza, spring rolls, prawn gyoza, jambalaya mixes',
    contains: `prawn-cracker breaded-prawn`,
    often: `ready-made-soup curry-sauce cheese-spread filled-pasta flavoured-rice sandwich-filler frozen-pizza
      samosa frozen-dumpling`,
  },
  molluscs: {
    source:
      'EU 1169/2011 Annex II 14; FSA: clams, squid, oyster sauce; labels of tinned clams and smoked mussels, chowder, breaded squid, dumplings with oyster sauce',
    contains: `tinned-shellfish`,
    often: `ready-made-soup breaded-prawn filled-pasta sandwich-filler frozen-pizza samosa frozen-dumpling`,
  },
  eggs: {
    source:
      'EU 1169/2011 Annex II 3; FSA: cakes, pasta, mayonnaise, glazes, Quorn; lysozyme (E 1105) in hard cheese; labels of Aunt Bessie’s, Ben & Jerry’s, TUC, Jaffa Cakes, kaya, ranch mixes, scotch eggs',
    contains: `small-cake caesar-dressing thousand-island-dressing yorkshire-pudding spaetzle
      sandwich-filler scotch-egg`,
    often: `cereal-bar doughnut breakfast-pastry tea-biscuit chocolate-biscuit-bar savoury-cracker
      ready-made-soup tinned-meal creamy-pasta-sauce creamy-dip taramasalata ranch-seasoning pancake-mix
      refrigerated-dough fruit-yogurt semi-hard-cheese ice-cream-treat beef-burger vegan-burger vegan-mince
      vegan-nugget breaded-chicken breaded-prawn savoury-pie bratwurst bologna pickled-herring hash-brown
      onion-ring filled-pasta cannelloni cooked-pasta boxed-macaroni-cheese flavoured-rice paratha halva
      ube-jam frozen-pizza samosa frozen-dumpling falafel nougat`,
  },
  fish: {
    source:
      'EU 1169/2011 Annex II 4; FSA: Worcestershire sauce, Caesar dressing, pizza; labels of taramasalata, tinned salmon, herring, Thai sauces, prawn crackers, chả lụa',
    contains: `tinned-salmon caesar-dressing taramasalata pickled-herring`,
    often: `prawn-cracker ready-made-soup tinned-meal curry-sauce thousand-island-dressing creamy-dip
      liquid-seasoning breaded-prawn savoury-pie bologna filled-pasta boxed-macaroni-cheese sandwich-filler
      frozen-pizza samosa frozen-dumpling`,
  },
  peanuts: {
    source:
      'EU 1169/2011 Annex II 5; FARE: candy, trail mix, mole; labels of Crunchy Nut, cereal bars, Bombay mix, satay sauces, brittle, podi',
    contains: `trail-mix mole-paste nougat dry-roasted-peanut`,
    often: `breakfast-cereal cereal-bar chocolate-biscuit-bar namkeen curry-sauce masala-blend ice-cream-treat
      halva samosa`,
  },
  'tree nuts': {
    source:
      'EU 1169/2011 Annex II 8; FSA: nougat, curries, biscuits, ice cream; labels of korma, almond croissants, Battenberg, wafers with hazelnut cream, muesli yogurts, mole (almonds), lokum, samosas with cashews, pilafs with almonds, coronation chicken, Mayordomo chocolate (almonds)',
    contains: `trail-mix nougat`,
    often: `breakfast-cereal cereal-bar doughnut breakfast-pastry small-cake tea-biscuit
      chocolate-biscuit-bar namkeen curry-sauce fruit-yogurt ice-cream-treat vegan-burger filled-pasta halva
      mole-paste turkish-delight flavoured-rice sandwich-filler samosa mexican-chocolate`,
  },
  soya: {
    source:
      'EU 1169/2011 Annex II 6; FSA: lecithin, soya flour and protein, soy sauce; labels of chocolate, pastries, crisps, burgers, pizza dough, ready-made sauces, meat-free food, slices of cooked beef; labels of Abuelita chocolate, coated peanuts and Celestial Seasonings teas',
    contains: ``,
    often: `savoury-seasoning breakfast-cereal cereal-bar doughnut breakfast-pastry small-cake tea-biscuit
      chocolate-biscuit-bar breadstick savoury-cracker corn-snack prawn-cracker puffed-rice-cake namkeen
      trail-mix tomato-soup ready-made-soup tinned-shellfish tinned-meal creamy-pasta-sauce curry-sauce
      sweet-and-sour-sauce caesar-dressing thousand-island-dressing creamy-dip taramasalata liquid-seasoning
      taco-seasoning ranch-seasoning pancake-mix dessert-mix refrigerated-dough flavoured-milk
      cream-alternative fruit-yogurt cheese-spread ice-cream-treat ice-lolly beef-burger vegan-burger
      vegan-mince vegan-nugget breaded-chicken breaded-prawn savoury-pie kielbasa bratwurst
      lamb-beef-sausage nduja bologna bresaola hash-brown onion-ring yorkshire-pudding filled-pasta
      boxed-macaroni-cheese flavoured-rice paratha halva mole-paste sandwich-filler taco-kit frozen-pizza
      samosa frozen-dumpling scotch-egg cooked-beef falafel turkish-delight nougat broth-mix herbal-tea
      dry-roasted-peanut mexican-chocolate`,
  },
  milk: {
    source:
      'EU 1169/2011 Annex II 7; FSA: butter, cheese, whey, milk powder, lactose; labels of biscuits, crisps, soups, dips, Elmlea, creamers (caseinate), kievs, pizza, ranch mixes, Angel Delight, Indian sweets, ube halaya',
    contains: `tinned-rice-pudding creamy-pasta-sauce caesar-dressing creamy-dip ranch-seasoning lactose-free-milk
      goat-milk flavoured-milk cream-alternative fruit-yogurt cheese-spread semi-hard-cheese ice-cream-treat
      yorkshire-pudding boxed-macaroni-cheese frozen-pizza`,
    often: `savoury-seasoning breakfast-cereal cereal-bar doughnut breakfast-pastry small-cake tea-biscuit
      chocolate-biscuit-bar breadstick savoury-cracker corn-snack prawn-cracker puffed-rice-cake trail-mix
      tomato-soup ready-made-soup creamed-corn tinned-meal curry-sauce thousand-island-dressing taramasalata
      taco-seasoning pancake-mix dessert-mix refrigerated-dough ice-lolly beef-burger vegan-burger
      vegan-mince vegan-nugget breaded-chicken breaded-prawn savoury-pie kielbasa bratwurst
      lamb-beef-sausage nduja bologna bresaola pickled-herring hash-brown onion-ring filled-pasta spaetzle
      flavoured-rice paratha halva ube-jam mole-paste sandwich-filler taco-kit samosa frozen-dumpling
      scotch-egg cooked-beef turkish-delight nougat namkeen dry-roasted-peanut mexican-chocolate`,
  },
  sesame: {
    source:
      'EU 1169/2011 Annex II 11; FSA: breadsticks, halva, tahini; labels of bagel seasonings, mole, Asian dumplings and sauces, seed bars, prawn toast, falafel, podi',
    contains: `everything-bagel-seasoning halva mole-paste`,
    often: `cereal-bar breadstick savoury-cracker prawn-cracker puffed-rice-cake namkeen trail-mix curry-sauce
      sweet-and-sour-sauce masala-blend vegan-burger vegan-nugget breaded-chicken breaded-prawn
      filled-pasta flavoured-rice samosa frozen-dumpling falafel nougat`,
  },
  celery: {
    source:
      'EU 1169/2011 Annex II 9; FSA: soups, stocks, salads, meat products; EFSA 2014, 3894: spice mixtures, sauces, savoury snacks; labels of soups, ready-made sauces, sausages, pizza toppings, seasonings; labels of Veg-All, of bean soup mixes with a sachet, of Bovril, Aromat and Vegeta',
    contains: ``,
    often: `beef-extract savoury-seasoning savoury-cracker corn-snack tomato-soup ready-made-soup tinned-meal creamy-pasta-sauce
      curry-sauce sweet-and-sour-sauce caesar-dressing thousand-island-dressing creamy-dip liquid-seasoning
      taco-seasoning ranch-seasoning everything-bagel-seasoning lemon-pepper masala-blend beef-burger
      vegan-burger vegan-mince vegan-nugget breaded-chicken breaded-prawn savoury-pie kielbasa bratwurst
      lamb-beef-sausage nduja bologna bresaola pickled-herring hash-brown onion-ring filled-pasta
      boxed-macaroni-cheese flavoured-rice sandwich-filler taco-kit frozen-pizza samosa frozen-dumpling
      scotch-egg cooked-beef falafel tinned-vegetable broth-mix dry-roasted-peanut`,
  },
  mustard: {
    source:
      'EU 1169/2011 Annex II 10; FSA: dressings, curries, meat products; EFSA 2014, 3894: spice mixtures; labels of burger sauces, sandwich fillers, Indian snacks and masalas, sausages, rollmops, dumplings',
    contains: `caesar-dressing sandwich-filler`,
    often: `savoury-seasoning savoury-cracker corn-snack namkeen ready-made-soup tinned-meal creamy-pasta-sauce curry-sauce
      thousand-island-dressing creamy-dip taramasalata taco-seasoning ranch-seasoning
      everything-bagel-seasoning lemon-pepper masala-blend beef-burger vegan-burger vegan-mince vegan-nugget
      breaded-chicken breaded-prawn savoury-pie kielbasa bratwurst lamb-beef-sausage bologna bresaola
      pickled-herring onion-ring filled-pasta boxed-macaroni-cheese flavoured-rice paratha taco-kit
      frozen-pizza samosa frozen-dumpling scotch-egg cooked-beef falafel dry-roasted-peanut`,
  },
  lupin: {
    source: 'EU 1169/2011 Annex II 13; FSA: lupin flour in some bread and pastry; not on the labels of these',
    contains: ``,
    often: ``,
  },
  sulphites: {
    source:
      'EU 1169/2011 Annex II 12; EU 1333/2008 Annex II (E 220-228): dried fruit, prawns, British burgers and sausages, peeled potato, mustard, wine, candied fruit, glucose syrup, chilled dough, white vegetables in tins; labels; labels of Linda McCartney’s sausages and meatballs',
    contains: ``,
    often: `cereal-bar breakfast-pastry small-cake tea-biscuit chocolate-biscuit-bar savoury-cracker
      prawn-cracker namkeen trail-mix tinned-fruit tinned-shellfish curry-sauce sweet-and-sour-sauce
      banana-ketchup caesar-dressing thousand-island-dressing taramasalata everything-bagel-seasoning
      lemon-pepper masala-blend refrigerated-dough fruit-yogurt beef-burger vegan-burger vegan-nugget
      breaded-prawn savoury-pie bratwurst lamb-beef-sausage nduja bresaola pickled-herring hash-brown
      onion-ring filled-pasta boxed-macaroni-cheese flavoured-rice malt-drink gari halva ube-jam guava-paste
      mole-paste sandwich-filler taco-kit scotch-egg falafel fufu-flour turkish-delight tinned-meal
      vegan-mince frozen-pizza frozen-dumpling samosa doughnut creamy-pasta-sauce breakfast-cereal
      ready-made-soup tinned-vegetable nougat`,
  },
};

/** What contains none of these. */
export const READY_FREE_OF_ALL = `
  ackee dragon-fruit star-fruit calamansi egusi
`;
