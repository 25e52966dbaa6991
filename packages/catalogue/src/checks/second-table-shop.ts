import type { SecondTable } from './second-table.ts';

/**
 * The second table, continued: what a supermarket sells ready-made or under another name, besides what the recipes
 * cook with. The sources are those of the first part and, for ready-made food, the labels of several makers.
 */
export const SHOP_TABLE: SecondTable = {
  wheat: {
    source:
      'EU 1169/2011 Annex II 1 (wheat, spelt, Khorasan wheat; glucose syrup exempt); FSA: bread, cakes, batter, couscous, meat products, sauces, soups, fried food dusted with flour; labels of soy sauces, stocks, coated onions, suet, cereals; FSIS guideline on allergens (2015) and 9 CFR 424.21(c): milk protein, soya protein and wheat bind cooked poultry and sausages; labels of Pringles (wheat starch) and Calbee’s flavoured crisps, of salmon roe cured in soy sauce, of seafood sticks (wheat starch) and piccalilli; labels in Open Food Facts (Lifyzer-Database 1afc5044): soy sauce in turkey stock; stock made up from cubes holds what the cubes hold',
    contains: `malted-milk-powder cake-mix sourdough-starter rye-bread granary-bread soda-bread challah bread-roll
      bagel panettone garlic-bread melba-toast crouton flatbread pizza-dough pizza-base pie-crust
      ready-made-pancake chinese-pancake spring-roll-wrapper stuffing-mix brioche-bun fruit-loaf
      olive-bread waffle peshawari-naan tagliolini cavatelli soup-pasta fresh-pasta wholewheat-pasta
      spinach-pasta israeli-couscous instant-noodle somen-noodle farro wheat-bran cake-flour
      whole-wheat-pastry-flour self-raising-wholemeal-flour strong-wholemeal-flour spelt-flour durum-flour
      instant-flour seasoned-flour fresh-breadcrumbs seasoned-breadcrumbs matzo-meal ponzu
      black-bean-sauce stir-fry-sauce tianmianjiang chicken-noodle-soup digestive-biscuit
      chocolate-digestive chocolate-sandwich-biscuit shortbread ginger-biscuit biscotti vanilla-wafer
      cream-cracker pretzel sponge-cake fruit-cake ginger-cake brownie chocolate-chip-cookie
      ice-cream-cone liquorice vegan-sausage focaccia croissant wheat-germ muesli bran-cereal chapati unagi-kabayaki vegetarian-oyster-sauce crumpet english-muffin scone sausage-roll fish-finger fishcake crab-stick speculoos-spread`,
    often: `beef-jerky beef-sausage meatball suet sausage-meat pork-rind roast-pork pate chicken-sausage
      garlic-sausage oven-chip fried-onion roasted-almond mustard-powder jerk-seasoning furikake
      bouillon-powder amaretti fondant-icing mincemeat glucose-syrup sprinkle poppadom taco-shell cornbread
      injera brown-sauce gravy gravy-granules hollandaise peanut-sauce fish-stock-cube condensed-soup
      demi-glace edible-seaweed yeast-extract chocolate-bar caviar anchovy-paste oat-flour cooked-chicken
      salmon-roe potato-crisp dashi-powder granola crispbread fried-garlic self-raising-cornmeal oatcake
      seafood-mix piccalilli oat-cream onion-soup-mix vegetarian-worcestershire-sauce turkey-stock
      cooked-turkey lamb-stock veal-stock game-stock pork-stock mushroom-stock bone-broth`,
  },
  'other gluten': {
    source:
      'EU 1169/2011 Annex II 1 (rye, barley, oats); FSA: malt vinegar, beer, malted drinks; labels of breakfast cereals (barley malt), crisps, pickles',
    contains: `malted-milk-powder rye-bread granary-bread oat-flour barley-flour malt-extract haggis brown-sauce
      branston-pickle yeast-extract bran-cereal muesli granola crispbread oatcake oat-cream barley-miso`,
    often: `potato-crisp pickled-onion pickled-beetroot pickled-walnut fruit-chutney distilled-vinegar
      cornflakes puffed-rice white-miso red-miso dark-corn-syrup brown-rice-syrup jelly-sweet
      chocolate-bar mint-sauce piccalilli vegetarian-worcestershire-sauce`,
  },
  crustaceans: {
    source:
      'EU 1169/2011 Annex II 2; FSA: crab, lobster, prawns, scampi, shrimp paste; labels of sambal and nam prik pao; labels of Mae Ploy’s curry pastes (shrimp paste), of seafood sticks (crab extract)',
    contains: `crayfish langoustine shellfish-stock prawn-shell seafood-mix`,
    often: `instant-noodle fish-stock-cube sambal-oelek peanut-sauce chilli-jam curry-paste crab-stick`,
  },
  molluscs: {
    source:
      'EU 1169/2011 Annex II 14; FSA: cockles, clams, oyster sauce, fish stews; label of Clamato (clam broth); labels of seafood sticks and of frozen mixed seafood; label of Neoguri (squid, clams)',
    contains: `cockle razor-clam clam-juice seafood-mix`,
    often: `shellfish-stock fish-stock-cube stir-fry-sauce vegetable-juice crab-stick instant-noodle`,
  },
  eggs: {
    source:
      'EU 1169/2011 Annex II 3; FSA: cakes, mayonnaise, mousses, pasta, sauces, glazes; lysozyme (E 1105) in Asiago and in the cheese of pesto; labels of fresh custard, ice cream, sorbet (egg white), frozen meat-free food; labels of seafood sticks (egg white) and salad cream; Great Neck schools, food allergy guide: marshmallows; labels in Open Food Facts (Lifyzer-Database 1afc5044): speculoos',
    contains: `duck-egg quail-egg salted-duck-egg egg-white-powder meringue royal-icing-sugar challah ready-made-pancake
      waffle brioche-bun fresh-pasta cornbread aioli tartare-sauce blue-cheese-dressing hollandaise lemon-curd
      marshmallow-cream amaretti biscotti sponge-cake fruit-cake brownie coleslaw eggnog crab-stick salad-cream`,
    often: `marshmallow asiago custard sorbet vanilla-ice-cream chocolate-ice-cream strawberry-ice-cream
      vegan-sausage meatball pate marzipan fondant-icing cake-mix bread-roll bagel panettone melba-toast
      pie-crust spring-roll-wrapper gluten-free-bread fruit-loaf peshawari-naan tagliolini soup-pasta
      spinach-pasta instant-noodle matzo-meal salad-dressing red-pesto furikake bouillon-powder
      condensed-soup chicken-noodle-soup vanilla-wafer ginger-cake chocolate-chip-cookie chocolate-bar
      shortbread croissant crystallised-flower fruit-ice-cream gluten-free-pasta cheese-blend english-muffin
      scone sausage-roll fish-finger fishcake seafood-mix speculoos-spread`,
  },
  fish: {
    source:
      'EU 1169/2011 Annex II 4 (isinglass in wine and beer exempt); FSA: fish sauces, Worcestershire sauce, relishes, pizza, salad dressing; labels of tapenade, ponzu, furikake, nam prik pao, shellfish stock; labels of curry pastes with fish sauce; SFA recall of 20 November 2020: fish in shrimp paste; labels in Open Food Facts (Lifyzer-Database 1afc5044): anchovy in stir-fry sauce',
    contains: `turbot catfish grouper red-mullet striped-bass coley skate black-cod bluefish salt-cod smoked-trout
      smoked-mackerel hot-smoked-salmon gravlax tinned-mackerel white-anchovy anchovy-paste salmon-roe
      caviar fish-bone whiting hoki rockfish gurnard sea-trout shellfish-stock fish-stock-cube kipper dashi-powder unagi-kabayaki fish-finger fishcake hot-smoked-haddock crab-stick seafood-mix`,
    often: `beef-jerky furikake instant-noodle brown-sauce tapenade peanut-sauce ponzu stuffed-olive
      chilli-jam curry-paste truffle-paste stir-fry-sauce`,
  },
  peanuts: {
    source:
      'EU 1169/2011 Annex II 5; FARE: candy, chilli and satay sauces, mixed nuts; labels of chocolate bars',
    contains: `peanut-sauce`,
    often: `mixed-nuts candied-nut curry-paste chocolate-bar granola`,
  },
  'tree nuts': {
    source:
      'EU 1169/2011 Annex II 8 (nut oils are not exempt); FSA: marzipan, nut oils, sweets, biscuits, curries; labels of vegan cheese, mortadella, korma paste, plant drinks, bitters; case reports of pink pepper in cashew allergy; labels of vegan cream cheese (almonds, cashews) and of Heath bars and bits (almonds)',
    contains: `walnut-oil hazelnut-oil roasted-almond mixed-nuts candlenut almond-butter cashew-butter nut-milk hazelnut-spread candied-nut marzipan
      peshawari-naan red-pesto pickled-walnut amaretti biscotti hazelnut-liqueur`,
    often: `vegan-cheese coconut-yogurt mortadella mixed-peppercorn almond-extract hazelnut-extract
      mincemeat panettone curry-paste stuffed-olive shortbread fruit-cake brownie chocolate-bar
      vegan-chocolate chocolate-chip-cookie amaretto angostura-bitters flavoured-syrup granola muesli
      vegan-cream-cheese pink-peppercorn toffee pate`,
  },
  soya: {
    source:
      'EU 1169/2011 Annex II 6; FSA: tofu, soya protein, soy sauces, meat products, desserts, ice cream; labels of chocolate and biscuits (lecithin), sliced bread and rolls (soya flour), stocks, gravy, vegan sausages; FSIS guideline on allergens (2015) and 9 CFR 424.21(c): milk protein, soya protein and wheat bind cooked poultry and sausages; labels of salmon roe cured in soy sauce, of Calbee’s flavoured crisps, of seafood sticks; labels in Open Food Facts (Lifyzer-Database 1afc5044): soy sauce in turkey stock; stock made up from cubes holds what the cubes hold',
    contains: `soy-yogurt smoked-tofu fried-tofu textured-soy-protein vegan-sausage chocolate-sandwich-biscuit ponzu white-miso
      red-miso black-bean-sauce stir-fry-sauce tianmianjiang liquid-aminos tinned-black-soybean lecithin dessert-tofu unagi-kabayaki vegetarian-oyster-sauce soy-cream speculoos-spread barley-miso`,
    often: `vegan-cheese coconut-yogurt malted-milk-powder chocolate-ice-cream caviar beef-jerky
      beef-sausage meatball gammon mortadella sausage-meat pork-rind roast-pork pate cooked-turkey
      chicken-sausage garlic-sausage cooking-spray roasted-almond hazelnut-spread jerk-seasoning furikake
      bouillon-powder unsweetened-chocolate chocolate-button drinking-chocolate sprinkle cake-mix frosting
      rye-bread granary-bread bread-roll bagel panettone garlic-bread melba-toast crouton flatbread
      pizza-dough pizza-base pie-crust ready-made-pancake chinese-pancake spring-roll-wrapper
      gluten-free-bread cornbread stuffing-mix brioche-bun fruit-loaf waffle instant-noodle
      gluten-free-flour fresh-breadcrumbs seasoned-breadcrumbs vegan-mayonnaise brown-sauce gravy
      gravy-granules peanut-sauce fish-stock-cube condensed-soup chicken-noodle-soup caramel-sauce
      edible-seaweed digestive-biscuit chocolate-digestive shortbread ginger-biscuit vanilla-wafer
      cream-cracker pretzel sponge-cake fruit-cake ginger-cake brownie chocolate-chip-cookie ice-cream-cone
      toffee honeycomb-toffee liquorice chocolate-bar chocolate-raisin popcorn vegan-chocolate fudge
      irish-cream focaccia croissant cooked-chicken salmon-roe potato-crisp dashi-powder turkey-bacon
      fruit-ice-cream chocolate-sauce gluten-free-pasta chapati granola crumpet english-muffin sausage-roll
      crab-stick vegan-cream-cheese whipped-topping onion-soup-mix vegetarian-worcestershire-sauce
      egg-replacer turkey-stock fish-finger strawberry-ice-cream aioli tartare-sauce coleslaw
      blue-cheese-dressing salad-dressing tinned-mackerel fishcake corned-beef
      lamb-stock veal-stock game-stock pork-stock mushroom-stock bone-broth`,
  },
  milk: {
    source:
      'EU 1169/2011 Annex II 7; FSA: butter, cheese, cream, milk powders, glazes; labels of chocolate, biscuits, breads, cured meat (lactose), gravy, flavoured crisps, toffee, coconut milk powder (caseinate), cream liqueurs; FSIS guideline on allergens (2015) and 9 CFR 424.21(c): milk protein, soya protein and wheat bind cooked poultry and sausages; labels of seafood sticks and of fish in breadcrumbs; labels in Open Food Facts (Lifyzer-Database 1afc5044): speculoos spread; stock made up from cubes holds what the cubes hold',
    contains: `fontina taleggio asiago havarti munster-cheese double-gloucester wensleydale caerphilly
      cheshire-cheese reblochon pont-l-eveque pepper-jack scamorza cantal beaufort hard-goat-cheese
      smoked-cheese mizithra kasseri burrata fromage-frais farmer-cheese clotted-cream whipped-cream kefir
      whey malted-milk-powder custard dulce-de-leche khoya vanilla-ice-cream chocolate-ice-cream
      strawberry-ice-cream mashed-potato hazelnut-spread chocolate-button soda-bread garlic-bread
      ready-made-pancake brioche-bun waffle peshawari-naan cornbread blue-cheese-dressing hollandaise
      red-pesto condensed-soup caramel-sauce chocolate-digestive shortbread toffee chocolate-bar
      chocolate-raisin fudge irish-cream jarlsberg red-leicester colby croissant brandy-butter fruit-ice-cream caciotta cheese-blend garlic-butter eggnog scone whipped-topping`,
    often: `sorbet vegan-sausage anchovy-paste meatball gammon ham-hock country-ham mortadella sausage-meat
      pate saucisson cooked-turkey chicken-sausage garlic-sausage potato-crisp bouillon-powder
      unsweetened-chocolate drinking-chocolate sprinkle cake-mix frosting custard-powder rye-bread
      granary-bread challah bread-roll panettone melba-toast crouton flatbread pizza-dough pizza-base
      pie-crust chinese-pancake gluten-free-bread stuffing-mix fruit-loaf instant-noodle fresh-breadcrumbs
      seasoned-breadcrumbs salad-dressing tomato-pasta-sauce gravy gravy-granules guacamole curry-paste
      fish-stock-cube lemon-curd cream-of-coconut coconut-milk-powder digestive-biscuit
      chocolate-sandwich-biscuit ginger-biscuit amaretti biscotti vanilla-wafer cream-cracker sponge-cake
      fruit-cake ginger-cake brownie chocolate-chip-cookie ice-cream-cone honeycomb-toffee boiled-sweet
      jelly-sweet popcorn chicken-noodle-soup coconut-rum creme-de-cacao focaccia cooked-chicken
      beef-sausage coleslaw dashi-powder truffle-paste chocolate-sauce crispbread chapati muesli granola
      crumpet english-muffin oatcake sausage-roll fish-finger fishcake crab-stick onion-soup-mix
      speculoos-spread turkey-stock lamb-stock veal-stock game-stock pork-stock mushroom-stock bone-broth`,
  },
  sesame: {
    source:
      'EU 1169/2011 Annex II 11; FSA: bread, breadsticks, houmous, sesame oil; shichimi and furikake are made with sesame; labels of rolls, seaweed salad, Chinese bean sauces',
    contains: `shichimi-togarashi furikake`,
    often: `rye-bread granary-bread challah bread-roll bagel melba-toast crouton flatbread brioche-bun
      instant-noodle fresh-breadcrumbs seasoned-breadcrumbs lime-pickle peanut-sauce black-bean-sauce
      stir-fry-sauce tianmianjiang edible-seaweed cream-cracker pretzel mixed-seeds crispbread granola`,
  },
  celery: {
    source:
      'EU 1169/2011 Annex II 9 (stalk, leaf, seed); FSA: celery salt, salads, meat products, soups, stock; EFSA 2014, 3894: spice mixtures, sauces, savoury snacks; lovage: cross-reaction with celery; labels of stock, gravy, stewed tomatoes, Old Bay',
    contains: `chinese-celery celery-leaf celery-salt celery-seed old-bay-seasoning vegetable-juice`,
    often: `shellfish-stock beef-sausage gammon ham-hock country-ham mortadella sausage-meat saucisson pate
      cooked-turkey chicken-sausage garlic-sausage micro-herb lovage poultry-seasoning ras-el-hanout berbere
      jerk-seasoning tandoori-masala bouillon-powder seasoned-salt barbecue-rub adobo-seasoning stuffing-mix
      instant-noodle seasoned-breadcrumbs salad-dressing brown-sauce tomato-pasta-sauce gravy gravy-granules
      curry-paste branston-pickle yeast-extract sofrito lamb-stock veal-stock turkey-stock game-stock
      pork-stock mushroom-stock bone-broth demi-glace fish-stock-cube condensed-soup chicken-noodle-soup
      court-bouillon sweet-pickle salt-beef cooked-chicken potato-crisp coleslaw turkey-bacon pickling-spice
      stewed-tomato sausage-roll piccalilli salt-free-seasoning onion-soup-mix fish-finger vegan-sausage
      panch-phoran roast-pork fishcake meatball beef-jerky`,
  },
  mustard: {
    source:
      'EU 1169/2011 Annex II 10 (seed, leaf, powder, oil); FSA: curries, dressings, marinades, meat products, pickles, salads; EFSA 2014, 3894: spice mixtures; Old Bay (label); panch phoran is made with mustard seed; labels of Bush’s baked beans (mustard, bacon), of mackerel in mustard sauce (John West), of Brannigans roast beef and mustard crisps, of piccalilli and salad cream',
    contains: `mustard-powder panch-phoran old-bay-seasoning honey-mustard creole-mustard lime-pickle coleslaw pickling-spice piccalilli salad-cream`,
    often: `gravlax beef-sausage mortadella sausage-meat pate chicken-sausage garlic-sausage mustard-greens
      cress micro-herb poultry-seasoning ras-el-hanout berbere tandoori-masala seasoned-salt barbecue-rub
      preserved-lemon onion-marmalade vegan-mayonnaise aioli tartare-sauce salad-dressing
      blue-cheese-dressing brown-sauce hollandaise curry-paste fruit-chutney branston-pickle sweet-pickle
      pickle-brine saucisson salt-beef baked-bean tinned-mackerel potato-crisp sausage-roll fish-finger
      fishcake salt-free-seasoning vegan-sausage roast-pork meatball adobo-seasoning`,
  },
  lupin: {
    source: 'EU 1169/2011 Annex II 13; FSA: lupin flour in some bread, pastry and gluten-free baking',
    contains: ``,
    often: `rye-bread granary-bread challah bread-roll brioche-bun pie-crust gluten-free-bread olive-bread gluten-free-flour
      fresh-breadcrumbs seasoned-breadcrumbs gluten-free-pasta sausage-roll`,
  },
  sulphites: {
    source:
      'EU 1169/2011 Annex II 12 (above 10 mg/kg); EU 1333/2008 Annex II (E 220-228): wine, cider, dried and candied fruit, crustaceans, British sausages, peeled potato, pickles, glucose syrup, vinegar, cordials, chilled dough; labels; categories 04.2.3 (white pulses in tins: mixed beans, aquafaba), 09.2 (dried salted cod) and 12.4 (mustard, and so aïoli, vegan mayonnaise and salad cream)',
    contains: `champagne rose-wine dessert-wine port madeira sweet-sherry vermouth`,
    often: `white-anchovy salt-cod crayfish langoustine shellfish-stock beef-sausage sausage-meat pate
      chicken-sausage garlic-paste ginger-paste ginger-garlic-paste onion-marmalade mashed-potato
      pickled-onion pickled-beetroot palm-heart dried-mushroom key-lime-juice preserved-lemon candied-peel
      apple-sauce dried-cherry glace-cherry dried-fig mixed-dried-fruit dried-mango goji-berry barberry
      tapioca-pearl lime-pickle dried-peach umeboshi marron-glace sweet-chestnut-puree sweetened-coconut
      coconut-butter green-peppercorn pepperoncini peppadew calabrian-chilli mincemeat panettone fruit-loaf
      peshawari-naan pie-crust potato-flour tartare-sauce salad-dressing brown-sauce hollandaise guacamole
      chimichurri curry-paste aji-amarillo-paste sambal-oelek sweet-chilli-sauce fruit-chutney
      branston-pickle verjus chilli-paste red-pepper-paste chilli-jam honey-mustard creole-mustard
      preserved-radish veal-stock game-stock demi-glace court-bouillon champagne-vinegar
      white-balsamic-vinegar raspberry-vinegar wine-vinegar glucose-syrup dark-corn-syrup date-syrup
      lemon-curd redcurrant-jelly fruit-jelly fruit-conserve crystallised-ginger candied-fruit stuffed-olive
      baby-caper sweet-pickle pickle-brine pie-filling cream-of-coconut coconut-milk-powder
      sun-dried-tomato-paste cream-cracker amaretti fruit-cake chocolate-raisin elderflower-cordial cider
      orange-liqueur creme-de-cassis fruit-liqueur flavoured-syrup semi-dried-tomato grape-juice mint-sauce
      aioli vegan-mayonnaise mixed-beans tinned-broad-bean coleslaw blackcurrant-juice marinated-mushroom
      fruit-sauce fruit-puree sour-mix prawn-shell muesli granola balsamic-glaze dried-kiwi caperberry
      dried-pear dried-apple sausage-roll seafood-mix piccalilli salad-cream aquafaba vegan-sausage
      fish-finger red-pesto tapenade roast-pork bran-cereal scone fishcake meatball`,
  },
};
