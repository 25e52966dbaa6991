/** The foods of the second table, with nuts, shellfish and gluten split into their parts. */
export type SecondFood =
  | 'wheat'
  | 'other gluten'
  | 'crustaceans'
  | 'molluscs'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'tree nuts'
  | 'soya'
  | 'milk'
  | 'sesame'
  | 'celery'
  | 'mustard'
  | 'lupin'
  | 'sulphites';

export type SecondTable = Readonly<Record<SecondFood, SecondRow>>;

/** Which ingredients contain an allergenic food, according to the named sources. */
interface SecondRow {
  /** Where to look it up. */
  readonly source: string;
  /** The slugs of ingredients that contain it by nature or in the usual recipe. */
  readonly contains: string;
  /** The slugs of ingredients of which only some products contain it. */
  readonly often: string;
}

/**
 * The second table: what the ingredients contain, compiled from public sources and independently of their data
 * files, so that a mistake in either shows. 'FSA' is the Food Standards Agency's guidance on the 14 allergens,
 * 'FARE' Food Allergy Research & Education's lists of unexpected sources. A recipe for a mixed product is that of
 * an ordinary supermarket's. Traces from shared machines are on labels, and not in here.
 */
export const SECOND_TABLE: SecondTable = {
  wheat: {
    source:
      'EU 1169/2011 Annex II 1 (wheat, spelt, Khorasan wheat); FSA: flour, bread, pasta, pastry, batter, meat products, sauces, some baking powder; Codex regional standard for mixed zaatar (grains); wheat bran in Zhenjiang vinegar, wheat flour in Pixian bean paste; soy sauce in Chiu Chow chilli oil and zhacai (labels); Coeliac UK: buckwheat is milled beside wheat unless it is marked gluten free; labels of soft corn tortillas sold in Europe (wheat flour); labels in Open Food Facts (Lifyzer-Database 1afc5044): wheat protein in stock by the carton; stock made up from cubes holds what the cubes hold',
    contains: `plain-flour bread-flour 00-flour wholemeal-flour semolina self-raising-flour breadcrumbs
      panko korean-pancake-mix bread white-bread brown-bread country-bread baguette ciabatta brioche
      gingerbread naan pita flour-tortilla puff-pastry shortcrust-pastry filo-pastry ladyfinger cracker
      speculoos pasta spaghetti linguine penne fusilli ditalini lasagne-sheet egg-lasagne-sheet orzo
      tagliatelle gnocchi wheat-noodle egg-noodle orecchiette bucatini fideo rigatoni couscous bulgur seitan
      soy-sauce dark-soy-sauce teriyaki-sauce fish-cake shaoxing-wine noodle freekeh burger-bun hot-dog-bun
      chinese-black-vinegar doubanjiang dumpling-wrapper chinese-sausage udon-noodle ramen-noodle
      fresh-ramen-noodle curry-roux`,
    often: `korean-soup-soy-sauce oyster-sauce hoisin-sauce gochujang doenjang ssamjang worcestershire-sauce
      vegan-kimchi pork-sausage black-pudding stock-cube chicken-stock-cube beef-stock-cube
      vegetable-stock-cube asafoetida chaat-masala baking-powder rice-cake oats oat-milk beer dark-beer
      english-mustard chipotle-in-adobo barbecue-sauce kimchi spam plant-milk zaatar frankfurter andouille
      fermented-black-bean chilli-crisp chilli-oil preserved-mustard-greens soba-noodle tonkatsu-sauce
      buckwheat buckwheat-flour corn-tortilla
      chicken-stock beef-stock vegetable-stock vegan-stock fish-stock stock`,
  },
  'other gluten': {
    source:
      'EU 1169/2011 Annex II 1 (rye, barley, oats); FSA: malt vinegar, beer; barley malt in yeot, barley in miso and tempeh',
    contains: `rye-flour gingerbread pearl-barley oats oat-milk beer dark-beer malt-vinegar`,
    often: `worcestershire-sauce barbecue-sauce miso tempeh black-pudding corn-syrup plant-milk
      tonkatsu-sauce buckwheat buckwheat-flour vinegar`,
  },
  crustaceans: {
    source:
      'EU 1169/2011 Annex II 2; FSA: crab, lobster, prawns, shrimp paste; labels of Thai curry pastes; Korean kimchi with saeujeot',
    contains: `prawn peeled-prawn brown-shrimp dried-shrimp salted-shrimp shrimp-paste crab lobster kimchi`,
    often: `fish-cake fish-stock thai-red-curry-paste thai-green-curry-paste massaman-curry-paste`,
  },
  molluscs: {
    source:
      'EU 1169/2011 Annex II 14; FSA: mussels, squid, land snails, oyster sauce, fish stews; kimchi with oysters',
    contains: `mussel clam squid octopus cuttlefish scallop oyster snail oyster-sauce`,
    often: `fish-cake fish-stock kimchi tonkatsu-sauce`,
  },
  eggs: {
    source:
      'EU 1169/2011 Annex II 3; FSA: cakes (gingerbread), mayonnaise, pasta, sauces; lysozyme (E 1105) in Grana Padano (EU 1107/96, label) and other hard cheese; labels in Open Food Facts (Lifyzer-Database 1afc5044): speculoos, chicken stock cubes; stock made up from cubes holds what the cubes hold',
    contains: `egg egg-yolk egg-white mayonnaise brioche ladyfinger egg-noodle egg-lasagne-sheet tagliatelle
      grana-padano ranch-dressing`,
    often: `gnocchi naan fish-cake horseradish provolone manchego pesto vegetarian-hard-cheese noodle burger-bun
      hot-dog-bun dumpling-wrapper ramen-noodle fresh-ramen-noodle gingerbread
      speculoos chicken-stock-cube stock-cube chicken-stock stock`,
  },
  fish: {
    source:
      'EU 1169/2011 Annex II 4; FSA: fish sauces, relishes, Worcestershire sauce; FARE: barbecue sauce; labels of Thai curry pastes; SFA recall of 20 November 2020: fish in sauces with shrimp paste; labels in Open Food Facts (Lifyzer-Database 1afc5044): anchovy in sriracha, fish in oyster sauce',
    contains: `white-fish cod haddock monkfish eel swordfish smoked-haddock sea-bass sea-bream snapper tilapia halibut hake pollock kingfish salmon
      tuna tinned-tuna mackerel sardine fresh-sardine anchovy dried-anchovy smoked-salmon trout herring plaice
      fish-sauce worcestershire-sauce fish-stock anchovy-stock dashi fish-cake kimchi bonito-flake`,
    often: `barbecue-sauce shrimp-paste thai-red-curry-paste thai-green-curry-paste massaman-curry-paste tonkatsu-sauce
      sriracha oyster-sauce`,
  },
  peanuts: {
    source:
      'EU 1169/2011 Annex II 5; refined peanut oil is not exempt; labels of massaman curry pastes, chilli crisp and Japanese curry roux; Codex regional standard for mixed zaatar (nuts)',
    contains: `peanut peanut-butter peanut-oil`,
    often: `massaman-curry-paste chilli-crisp curry-roux zaatar`,
  },
  'tree nuts': {
    source:
      'EU 1169/2011 Annex II 8, and pine nuts, which it does not name; Codex regional standard for mixed zaatar (nuts); labels of plant-based blocks: Naturli (almond butter), Miyoko’s (cashews)',
    contains: `almond ground-almond macadamia brazil-nut almond-milk cashew hazelnut pecan pistachio walnut pine-nut pesto`,
    often: `plant-milk zaatar plant-based-spread`,
  },
  soya: {
    source:
      'EU 1169/2011 Annex II 6, which exempts only fully refined oil; FSA: tofu, edamame, miso, meat products, sauces, bakery; Codex STAN 87 and 298R; labels of Wujiang zhacai (soy sauce), American cheese, shortening and dressings; labels in Open Food Facts (Lifyzer-Database 1afc5044): brioche, salami, filo and brick sheets, stock by the carton; labels of Skippy; labels of Japanese mayonnaise; French decree 93-1074, article 2 (0.5 % of soya flour, even in bread of the French tradition); stock made up from cubes holds what the cubes hold',
    contains: `tofu silken-tofu tempeh edamame dried-soybean soybean-sprout soy-milk miso soy-sauce
      korean-soup-soy-sauce dark-soy-sauce tamari doenjang ssamjang gochujang hoisin-sauce
      teriyaki-sauce oyster-sauce fermented-black-bean chilli-crisp chinese-sausage`,
    often: `soybean-oil plant-milk milk-chocolate white-chocolate dark-chocolate margarine
      plant-based-spread speculoos white-bread stock-cube chicken-stock-cube beef-stock-cube
      vegetable-stock-cube worcestershire-sauce vegan-kimchi seitan fish-cake tinned-tuna spanish-chorizo
      mexican-chorizo pork-sausage korean-pancake-mix bread brown-bread breadcrumbs panko cracker
      puff-pastry shortcrust-pastry barbecue-sauce kimchi ham spam burger-bun hot-dog-bun american-cheese
      frankfurter andouille vegetable-shortening ranch-dressing doubanjiang chilli-oil curry-roux
      tonkatsu-sauce preserved-mustard-greens gingerbread brioche salami filo-pastry chicken-stock
      beef-stock vegetable-stock vegan-stock fish-stock stock mayonnaise peanut-butter sardine baguette`,
  },
  milk: {
    source:
      'EU 1169/2011 Annex II 7; FSA: butter, cheese, cream, milk powders, yoghurt; lactose and milk powder in meat products; labels of instant dashi, wasabi paste and curry roux; FAACT: crackers, breads, cookies (gingerbread); labels in Open Food Facts (Lifyzer-Database 1afc5044): gnocchi, tortilla chips, whey in chicken stock by the carton; stock made up from cubes holds what the cubes hold',
    contains: `milk whole-milk semi-skimmed-milk skimmed-milk buttermilk cream half-and-half double-cream
      whipping-cream sour-cream creme-fraiche mexican-crema yogurt greek-yogurt butter unsalted-butter ghee
      condensed-milk evaporated-milk milk-powder cheese cheddar parmesan grana-padano vegetarian-hard-cheese
      pecorino kefalotyri gruyere comte emmental gouda edam manchego blue-cheese cotija brie provolone
      monterey-jack camembert mozzarella buffalo-mozzarella ricotta mascarpone feta halloumi vegetarian-feta
      vegetarian-halloumi ricotta-salata goat-cheese cream-cheese labneh paneer queso-fresco oaxaca-cheese
      cottage-cheese quark brioche naan milk-chocolate white-chocolate pesto american-cheese ranch-dressing`,
    often: `dark-chocolate margarine puff-pastry shortcrust-pastry speculoos white-bread ham salami
      spanish-chorizo mexican-chorizo pork-sausage black-pudding stock-cube chicken-stock-cube
      beef-stock-cube vegetable-stock-cube horseradish bread brown-bread breadcrumbs panko dashi spam
      burger-bun hot-dog-bun frankfurter andouille curry-roux wasabi cracker gingerbread
      gnocchi tortilla-chip chicken-stock beef-stock vegetable-stock fish-stock stock`,
  },
  sesame: {
    source:
      'EU 1169/2011 Annex II 11; FSA: houmous, sesame oil, tahini, bread; FARE: bread, breadcrumbs, crackers; za’atar is a mixture of thyme, sumac and sesame; labels of curry roux (sesame paste), chilli oil and zhacai (sesame oil); labels in Open Food Facts (Lifyzer-Database 1afc5044): brioche rolls, teriyaki',
    contains: `sesame-seed sesame-oil tahini zaatar hummus ssamjang hoisin-sauce`,
    often: `nori bread white-bread brown-bread breadcrumbs burger-bun hot-dog-bun chilli-oil chilli-crisp curry-roux preserved-mustard-greens cracker
      brioche teriyaki-sauce`,
  },
  celery: {
    source:
      'EU 1169/2011 Annex II 9 (stalk, leaf, seed, celeriac); FSA: celery salt, meat products, soups, stock cubes; EFSA 2014, 3894: ketchup, sauces, curry and other spice mixtures; USDA FSIS: celery powder as the source of nitrite in bacon and other meat sold as uncured',
    contains: `celery celeriac`,
    often: `vegetable-stock vegan-stock chicken-stock beef-stock fish-stock stock stock-cube chicken-stock-cube
      beef-stock-cube vegetable-stock-cube ketchup barbecue-sauce curry-powder bouquet-garni tomato-juice
      pork-sausage salami ham spam frankfurter andouille cajun-seasoning ranch-dressing curry-roux
      tonkatsu-sauce bacon back-bacon lardon pancetta`,
  },
  mustard: {
    source:
      'EU 1169/2011 Annex II 10 (seed, powder, paste, oil); FSA: curries, marinades, meat products, dressings, sauces; EFSA 2014, 3894: mayonnaise, barbecue sauce, chutney, pickles, sausages; labels of Caribbean pepper sauces',
    contains: `mustard dijon-mustard wholegrain-mustard english-mustard mustard-seed mustard-oil preserved-mustard-greens`,
    often: `mayonnaise curry-powder barbecue-sauce horseradish gherkin mango-chutney pork-sausage salami
      frankfurter andouille cajun-seasoning ranch-dressing curry-roux wasabi hot-sauce`,
  },
  lupin: {
    source:
      'EU 1169/2011 Annex II 13; FSA: lupin flour in some bread, pastry and pasta other than durum; Anaphylaxis UK: lupin in flour mixes and in plant drinks',
    contains: ``,
    often: `bread white-bread brown-bread breadcrumbs puff-pastry shortcrust-pastry brioche baguette
      burger-bun hot-dog-bun
      country-bread ciabatta plant-milk`,
  },
  sulphites: {
    source:
      'EU 1169/2011 Annex II 12 (above 10 mg/kg); EU 1333/2008 Annex II (E 220-228: where and how much); labels of chilled dough (E 223); FSA: dried fruit, meat products, wine, beer; FDA: crackers, seafood; labels of pickles, vine leaves, coconut, chilli sauce, chilli crisp, bottled juice and syrup; palm sugar recalled for undeclared sulphites (Croatia 2025), allowed in it in Thailand (MOPH 418); EU 1333/2008, 04.2.3: white vegetables and pulses in tins; labels of Spanish cooked chickpeas and beans (E 223), American flour tortillas, sriracha and French mayonnaise (mustard with E 223); FSSAI: limit for sulphur dioxide in jaggery; Codex STAN 160: chutneys',
    contains: `white-wine red-wine sherry marsala`,
    often: `raisin date dried-cranberry dried-apricot prune white-wine-vinegar red-wine-vinegar
      sherry-vinegar balsamic-vinegar cider-vinegar beer dark-beer lemon-juice lime-juice prawn peeled-prawn
      brown-shrimp dried-shrimp lobster dijon-mustard wholegrain-mustard horseradish desiccated-coconut
      coconut-milk coconut-cream sun-dried-tomato sauerkraut pickled-jalapeno gherkin pickled-radish
      tinned-hominy pork-sausage molasses corn-syrup sriracha tamarind-paste gnocchi barbecue-sauce
      dried-porcini dried-shiitake jam gelatine squid octopus cuttlefish crab salted-shrimp shrimp-paste
      artichoke-heart vine-leaf roasted-red-pepper caper mustard english-mustard potato-starch
      sweet-potato-noodle cracker shortcrust-pastry pomegranate-molasses preserved-mustard-greens
      dried-wood-ear wasabi pickled-ginger palm-sugar chilli-crisp vinegar hot-sauce jaggery flour-tortilla
      tapioca-starch bamboo-shoot chickpea cannellini-bean butter-bean flageolet-bean mayonnaise
      mango-chutney`,
  },
};
