/**
 * How much of each ingredient comes home at once, as most cooks would put it: by our own estimate of an ordinary
 * supermarket. What nobody measures, such as salt and oil, there is 'some' of; the unit is what it is measured in once
 * somebody does. Every ingredient stands here exactly once.
 */
export const USUAL_AMOUNTS: Readonly<Record<string, string>> = {
  // Counted.
  '1 piece': `broccoli cauliflower white-cabbage red-cabbage savoy-cabbage napa-cabbage lettuce cucumber celeriac
    leek aubergine fennel pumpkin butternut-squash daikon lotus-root kohlrabi swede ginger mango green-mango pineapple
    melon papaya pomegranate fresh-coconut grapefruit asian-pear red-bell-pepper green-bell-pepper yellow-bell-pepper
    bell-pepper whole-chicken rabbit lamb-leg octopus lobster baguette ciabatta black-pudding
    spanish-chorizo pork-tenderloin turkey-breast bouquet-garni nutmeg mozzarella camembert goat-cheese feta fresh-yeast`,
  '2 piece': `courgette avocado chicory bok-choy sweetcorn artichoke plantain sweet-potato poblano nopal beetroot
    turnip parsnip orange apple pear peach nectarine kiwi chicken-breast chicken-leg duck beef-sirloin beef-rib-eye
    pork-loin white-fish cod haddock sea-bass sea-bream snapper tilapia halibut hake pollock kingfish salmon tuna
    mackerel trout herring plaice squid cuttlefish lemon lime naan veal-shank`,
  '3 piece': `onion red-onion white-onion tomato carrot shallot mexican-chorizo`,
  '4 piece': `plum-tomato banana plum apricot fig chicken-thigh boneless-chicken-thigh pork-sausage pita
    green-chilli red-chilli chilli jalapeno serrano-chilli habanero tomatillo brioche`,
  '6 piece': `egg potato stock-cube chicken-stock-cube beef-stock-cube vegetable-stock-cube tostada beef-short-rib oxtail`,
  '8 piece': 'chicken-wing corn-tortilla flour-tortilla',
  '12 piece': 'oyster scallop snail',
  '1 head': 'garlic celery',
  '1 bunch': `spring-onion kale asparagus broccoli-rabe cavolo-nero chard watercress coriander-leaf parsley basil
    mint thyme rosemary sage dill chive tarragon chervil fenugreek-leaf perilla-leaf epazote garlic-chive grape radish`,
  '2 stalk': 'lemongrass',
  '3 stalk': 'rhubarb',
  '1 slice': 'watermelon',
  '6 slice': 'bacon serrano-ham prosciutto ham salami smoked-salmon gingerbread pickled-radish guanciale',
  '12 slice': 'bread white-bread brown-bread country-bread',
  '1 sheet': 'puff-pastry',
  '4 sheet': 'gelatine',
  '1 can': `tinned-tuna sardine spam chickpea black-bean kidney-bean pinto-bean refried-bean cannellini-bean butter-bean
    borlotti-bean baked-bean tinned-hominy tinned-tomatoes tinned-plum-tomatoes tinned-tomatillo tinned-pineapple
    coconut-milk coconut-cream condensed-milk evaporated-milk artichoke-heart chipotle-in-adobo tomato-paste
    anchovy`,
  '2 can': 'beer dark-beer sparkling-water',
  '1 jar': `gherkin passata sun-dried-tomato roasted-red-pepper olive black-olive caper kimchi vegan-kimchi sauerkraut salsa
    salsa-verde pesto jam`,
  '1 pack': `mushroom button-mushroom chestnut-mushroom spinach cherry-tomato rocket bean-sprout soybean-sprout padron-pepper minced-chicken minced-turkey
    stewing-beef minced-beef minced-lamb minced-pork lardon pancetta tofu silken-tofu tempeh seitan paneer
    tortilla-chip spaghetti linguine penne fusilli ditalini lasagne-sheet egg-lasagne-sheet orzo tagliatelle gnocchi
    sweet-potato-noodle rice-noodle wheat-noodle egg-noodle rice-cake nori orecchiette bucatini fideo rigatoni ladyfinger cracker
    speculoos vanilla-sugar dried-yeast baking-powder`,

  // Weighed.
  '100 g': `pine-nut dried-anchovy desiccated-coconut dark-chocolate milk-chocolate white-chocolate ginseng
    brown-shrimp parmesan pecorino`,
  '150 g':
    'strawberry raspberry blueberry blue-cheese cotija mangetout edamame okra shiitake oyster-mushroom',
  '200 g': `cherry green-bean flat-green-bean broad-bean cheese cheddar gruyere emmental gouda manchego brie provolone
    monterey-jack cream-cheese oaxaca-cheese queso-fresco almond cashew peanut walnut hazelnut pistachio pecan
    pumpkin-seed sunflower-seed raisin date dried-apricot prune chestnut hummus chicken-liver peeled-prawn jujube
    creme-fraiche crab`,
  '250 g': `brussels-sprout butter unsalted-butter ricotta mascarpone cottage-cheese quark prawn fish-cake sugar
    beef veal margarine`,
  '300 g': 'turkey',
  '500 g': `pea chicken beef-brisket beef-shin lamb goat-meat pork pork-shoulder pork-belly pork-rib mussel clam
    yogurt greek-yogurt basmati-rice jasmine-rice arborio-rice bomba-rice flattened-rice
    rice-flour gram-flour masa-harina buckwheat-flour korean-pancake-mix semolina cornmeal glutinous-rice
    glutinous-rice-flour potato-starch tapioca-starch oats couscous bulgur quinoa pearl-barley pasta red-lentil
    brown-lentil toor-dal chana-dal moong-dal urad-dal dried-chickpea dried-black-bean split-pea adzuki-bean
    dried-black-eyed-bean dried-white-bean dried-kidney-bean dried-pinto-bean dried-soybean brown-sugar jaggery`,
  '1 kg': `rice long-grain-rice short-grain-rice brown-rice plain-flour bread-flour 00-flour wholemeal-flour
    self-raising-flour rye-flour`,

  // Poured.
  '200 ml': 'cream double-cream sour-cream mexican-crema',
  '500 ml': 'buttermilk',
  '750 ml': 'white-wine red-wine sherry',
  '1 l': `milk whole-milk semi-skimmed-milk skimmed-milk soy-milk oat-milk almond-milk orange-juice pineapple-juice
    tomato-juice apple-juice`,

  // What is there or is not.
  'some piece': `star-anise cinnamon-stick dried-red-chilli guajillo-chilli ancho-chilli chipotle-chilli
    pasilla-chilli nora-pepper black-cardamom green-cardamom dried-shiitake dried-kelp ice pickled-jalapeno
    egg-yolk egg-white`,
  'some leaf': 'bay-leaf curry-leaf',
  'some pinch': 'saffron',
  'some g': `salt black-pepper black-peppercorn white-pepper cumin-seed ground-cumin coriander-seed ground-coriander
    turmeric garam-masala curry-powder chilli-powder kashmiri-chilli-powder cayenne-pepper chilli-flakes gochugaru
    paprika sweet-paprika smoked-paprika hot-paprika ground-cardamom ground-cinnamon clove ground-clove mace
    fennel-seed mustard-seed fenugreek-seed dried-fenugreek-leaf nigella-seed ajwain asafoetida dried-mango-powder
    dried-oregano dried-thyme dried-rosemary dried-basil dried-mint italian-seasoning juniper-berry allspice
    ground-ginger garlic-powder onion-powder caraway-seed aniseed mixed-spice chaat-masala cornflour icing-sugar
    pearl-sugar bicarbonate-of-soda cocoa milk-powder breadcrumbs panko sesame-seed poppy-seed chia-seed flaxseed
    dried-porcini dried-wakame grated-coconut ghee lard beef-dripping coconut-oil gochujang doenjang ssamjang miso
    salted-shrimp mustard dijon-mustard wholegrain-mustard achiote-paste tamarind-paste harissa peanut-butter tahini
    mango-chutney horseradish honey molasses apple-syrup tea coffee`,
  'some ml': `olive-oil extra-virgin-olive-oil vegetable-oil sunflower-oil rapeseed-oil corn-oil soybean-oil peanut-oil
    sesame-oil perilla-oil mustard-oil vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar cider-vinegar
    rice-vinegar balsamic-vinegar coconut-vinegar malt-vinegar soy-sauce korean-soup-soy-sauce dark-soy-sauce tamari
    fish-sauce oyster-sauce worcestershire-sauce hoisin-sauce mayonnaise ketchup hot-sauce sriracha teriyaki-sauce
    barbecue-sauce vegetable-stock chicken-stock beef-stock fish-stock stock anchovy-stock maple-syrup corn-syrup
    agave-syrup golden-syrup vanilla-extract water mirin rice-wine brandy tequila marsala soju rum lemon-juice
    lime-juice`,
};
