/** What contains none of these, continued. */
export const SHOP_FREE_OF_ALL = `
  beef-fillet flank-steak t-bone-steak beef-rib beef-topside tri-tip beef-cheek beef-bone
  calf-liver kidney sweetbread veal-chop minced-veal lamb-loin rack-of-lamb lamb-breast shoulder-of-lamb
  lamb-bone speck iberico-ham salt-pork slab-bacon pork-cheek pork-jowl pork-leg pork-country-rib pork-bone pork-liver
  suckling-pig mixed-mince poussin guinea-fowl quail pheasant partridge pigeon grouse mallard capon
  chicken-supreme chicken-tender chicken-bone turkey-leg whole-turkey wild-boar game
  venison-loin agar duck-fat goose-fat chicken-fat bacon-fat avocado-oil grapeseed-oil palm-oil safflower-oil
  truffle-oil garlic-oil yam pearl-onion wild-garlic black-garlic fresh-turmeric fresh-horseradish
  parsley-root golden-beetroot acorn-squash spaghetti-squash yellow-squash marrow orange-bell-pepper
  anaheim-chilli yellow-tomato green-tomato baby-courgette baby-corn oak-leaf-lettuce frisee salad-leaf
  lambs-lettuce pea-shoot mizuna sorrel purslane dandelion-greens alfalfa-sprout rainbow-chard
  purple-sprouting-broccoli tenderstem-broccoli chinese-broccoli romanesco amaranth-leaf yellow-bean samphire
  frozen-mixed-vegetables corn-husk wild-mushroom king-oyster-mushroom shimeji-mushroom maitake
  straw-mushroom truffle fresh-oregano fresh-marjoram lemon-thyme lemon-balm vietnamese-coriander savory
  lavender edible-flower fig-leaf mixed-herbs redcurrant blackcurrant gooseberry physalis mixed-berries
  mixed-fruit cantaloupe-melon bramley-apple green-apple kumquat pink-grapefruit yuzu meyer-lemon kokum
  skirt-steak escarole beet-greens green-garlic pandan-leaf hoja-santa chanterelle morel cep lingonberry
  makrut-lime greengage dried-strawberry ground-flaxseed chestnut-puree cooked-chestnut popping-corn
  smoked-salt curing-salt garlic-salt msg cardamom-seed grains-of-paradise ground-star-anise ground-mace
  ground-galangal quatre-epices white-peppercorn espelette-pepper chipotle-powder mixed-dried-herbs
  dried-savory file-powder dried-rose-petal liquorice-powder nutritional-yeast fresno-chilli
  tinned-green-chilli vanilla-powder arrowroot xanthan-gum pectin food-colouring lemon-extract
  peppermint-extract coconut-extract coffee-extract liquid-smoke cocoa-nib matcha carob-powder jelly
  rice-paper ancho-powder urfa-pepper fennel-pollen dried-hibiscus cascabel-chilli piquin-chilli mastic
  orange-extract maple-extract gold-leaf decorating-sugar shirataki ready-made-polenta medium-grain-rice
  black-rice brown-basmati-rice easy-cook-rice wild-rice-mix cooked-rice teff sorghum quinoa-flake dried-hominy
  sorghum-flour millet-flour brown-rice-flour coconut-flour chestnut-flour cassava-flour arepa-flour tinned-lentil   dried-butter-bean dried-borlotti-bean fresh-borlotti-bean fresh-lima-bean pigeon-pea black-lentil mushy-pea dried-bean
  cranberry-sauce pico-de-gallo coconut-aminos seasoned-rice-vinegar brown-rice-vinegar jam-sugar sugar-cube
  rock-sugar coconut-sugar maple-sugar sweetener sugar-syrup grenadine honeycomb apple-butter
  stem-ginger fire-roasted-tomato tomato-with-green-chilli canned-tomato-sauce castelvetrano-olive salted-caper crushed-pineapple
  vegetable-puree quince-paste sorghum-syrup fructose grapefruit-juice pomegranate-juice
  carrot-juice blood-orange-juice orange-juice-concentrate lemonade cola soft-drink rice-milk tonic-water tea-bag apple-cider
  calvados kirsch grappa scotch-whisky flavoured-vodka coffee-liqueur aniseed-liqueur herbal-liqueur campari
  banana-leaf ginger-ale cranberry-juice mango-juice creme-de-menthe tropical-juice passion-fruit-juice guava-nectar pear-nectar apricot-nectar peach-nectar salsify sloe-gin ground-fenugreek tinned-peach tinned-lychee annatto-seed jackfruit
  chayote prickly-pear persimmon dried-lime red-rice ox-tongue
  smoked-garlic sichuan-pepper-oil pea-aubergine crab-apple bergamot tinned-black-eyed-bean kewra-water loganberry dried-citrus-peel ox-kidney lamb-liver tripe calf-foot pig-trotter sansho-pepper moringa-leaf dried-onion dried-garlic ginger-juice food-flavouring
  chilli-lime-seasoning sunflower-seed-butter
  makhana bottle-gourd bitter-gourd
`;
