import type { Course } from '@larder/domain';

/** Names for dishes or ingredients that appear in neither titles nor ingredients. */
export interface Kind {
  /** Typed names in the singular, without filler words. */
  readonly say: string;
  /** Slugs of the dishes it means, most typical first. */
  readonly dishes?: string;
  /** Singular words that make a dish of this kind when in its title. */
  readonly titles?: string;
  readonly course?: readonly Course[];
  /** Slugs of ingredients, one of which a dish must contain. Their kinds count too. */
  readonly holds?: string;
  /** The slug of an acceptable fallback ingredient. */
  readonly orElse?: string;
}

/** The longest match counts. Dishes that a kind lists come before those that only match its words. */
export const KINDS: readonly Kind[] = [
  // Meals and courses.
  { say: 'breakfast, brunch', course: ['breakfast'] },
  { say: 'dinner, supper, tea, meal, main, main course, evening meal', course: ['main'] },
  { say: 'lunch', course: ['main', 'soup', 'salad'] },
  { say: 'starter, appetizer, appetiser, finger food, party food', course: ['starter'] },
  { say: 'snack', course: ['starter', 'breakfast'] },
  { say: 'side, side vegetable, accompaniment', course: ['side'] },
  { say: 'dessert, sweet, sweet treat, afters, something sweet', course: ['dessert'] },
  {
    say: 'tapas, tapa, pintxo, pincho',
    dishes:
      'gambas-al-ajillo patatas-bravas croquetas-de-jamon pulpo-a-la-gallega pimientos-de-padron tortilla-espanola albondigas-en-salsa ensaladilla-rusa pan-con-tomate pinchos-morunos',
  },

  // Occasions.
  {
    say: 'kid, kid friendly, child, children, family, toddler, fussy eater',
    dishes:
      'hamkaasmacaroni pizza-margherita ballekes-in-tomatensaus lasagne-alla-bolognese albondigas-en-salsa boulets-a-la-liegeoise gnocchi-alla-sorrentina quesadillas-de-champinones tacos-dorados-de-papa arroz-a-la-cubana stoemp-met-prei-en-worst tomatensoep-met-balletjes sopa-de-fideo gyeran-bap molletes verloren-brood havermoutpap brusselse-wafels luikse-wafels magdalenas chocolademousse paletas-de-mango-con-chile arroz-con-leche rijstpap',
  },
  {
    say: 'winter, hearty, warming, comfort, comforting, cosy, cozy',
    titles: 'stew hotpot jjigae estofado winter braised gratin mash',
    dishes:
      'hutsepot stoofvlees-met-friet estofado-de-ternera cocido-madrileno lentejas-con-chorizo birria-de-res ribollita erwtensoep pasta-e-fagioli minestrone-di-verdure sopa-de-ajo sopa-de-lentejas lasagne-alla-bolognese hamkaasmacaroni havermoutpap',
  },
  {
    say: 'summer, light, refreshing',
    course: ['salad'],
    dishes:
      'gazpacho-andaluz ajoblanco panzanella ceviche-de-pescado aguachile-verde kongguksu bibim-guksu bruschetta-al-pomodoro pan-con-tomate tomaat-garnaal granita-al-caffe paletas-de-mango-con-chile patbingsu',
  },

  // Kinds of dishes.
  { say: 'soup, broth', course: ['soup'], titles: 'soup broth sopa caldo' },
  {
    say: 'chilled, cold',
    titles: 'cold chilled iced',
  },
  {
    say: 'stew, casserole, hotpot, one pot, slow cooked, slow cooker, slow cook, braise, braised',
    titles: 'stew hotpot jjigae estofado stoverij waterzooi cocido',
    dishes:
      'estofado-de-ternera stoofvlees-met-friet marmitako kimchi-jjigae waterzooi-van-kip cocido-madrileno pisto pollo-alla-cacciatora ossobuco-alla-milanese galbi-jjim konijn-met-pruimen birria-de-res',
  },
  {
    say: 'curry',
    titles: 'curry vindaloo korma masala moilee',
    dishes:
      'butter-chicken rogan-josh goan-pork-vindaloo prawn-moilee chana-masala rajma-masala palak-paneer kadai-paneer keema-matar dal-tadka musur-dal sambar aloo-gobi baingan-bharta chettinad-pepper-chicken chinthamani-chicken mutta-roast shorshe-maach goan-fish-curry pandi-curry',
  },
  { say: 'dal, dahl, daal, dhal', titles: 'dal', holds: 'toor-dal moong-dal red-lentil' },
  { say: 'salad', course: ['salad'], titles: 'salad ensalada ensaladilla' },
  { say: 'roast chicken, roasted chicken, grilled chicken', dishes: 'tandoori-chicken', orElse: 'chicken' },
  {
    say: 'burger, hamburger, beefburger, cheeseburger, patty',
    dishes: 'ballekes-in-tomatensaus boulets-a-la-liegeoise albondigas-en-salsa picadillo',
  },
  { say: 'meatball', titles: 'meatball albondiga boulet balleke balletje' },
  { say: 'kebab, kabob, skewer', titles: 'skewer pincho', dishes: 'alambre-de-res' },
  {
    say: 'barbecue, bbq, barbeque, grill, grilled',
    titles: 'grilled barbecue',
    dishes: 'bulgogi tandoori-chicken pinchos-morunos godeungeo-gui',
  },
  {
    say: 'stir fry, stir fried, stirfry, wok',
    dishes: 'jeyuk-bokkeum ojingeo-bokkeum japchae kimchi-bokkeumbap dak-galbi dubu-kimchi',
    titles: 'stir bokkeum',
  },
  { say: 'steak', titles: 'steak entrecot bistec biefstuk', dishes: 'entrecot-al-cabrales' },
  {
    say: 'fry, chip, french fry',
    titles: 'fry friet frite',
    dishes: 'moules-frites biefstuk-friet stoofvlees-met-friet huevos-rotos-con-jamon',
  },
  { say: 'mash, mashed potato, potato mash, potato puree', titles: 'mash mashed stoemp' },
  { say: 'potato salad', dishes: 'ensaladilla-rusa salade-liegeoise' },
  { say: 'omelette, omelet, frittata', titles: 'omelette frittata' },
  { say: 'scrambled egg', titles: 'scrambled', dishes: 'huevos-a-la-mexicana' },
  { say: 'pancake, crepe', titles: 'pancake pajeon jeon dosa chilla' },
  { say: 'porridge, oatmeal, congee', titles: 'porridge pap' },
  {
    say: 'cake, sponge, gateau, bake, baking',
    dishes: 'pastel-de-tres-leches ciambellone-allo-yogurt torta-caprese tarta-de-santiago magdalenas',
  },
  {
    say: 'pudding',
    titles: 'pudding custard flan',
    dishes: 'panna-cotta-ai-frutti-di-bosco chocolademousse crema-catalana',
  },
  {
    say: 'ice cream, sorbet, ice lolly, popsicle, frozen dessert',
    dishes: 'paletas-de-mango-con-chile patbingsu granita-al-caffe',
  },
  { say: 'bread', dishes: 'focaccia-genovese chapati gyeran-bbang kramiek', titles: 'flatbread bread' },
  { say: 'flatbread, flat bread', titles: 'flatbread', dishes: 'focaccia-genovese' },
  {
    say: 'sandwich, toastie, open sandwich',
    dishes: 'molletes gilgeori-toast plattekaas-boterham toast-champignon pan-con-tomate',
    titles: 'toast',
  },
  {
    say: 'lasagna, lasagne',
    dishes: 'lasagne-alla-bolognese parmigiana-di-melanzane',
  },
  { say: 'bolognese, spaghetti bolognese, pasta bolognese, spag bol', dishes: 'lasagne-alla-bolognese' },
  {
    say: 'roast, roast dinner, sunday roast, sunday dinner, sunday lunch, roast meat',
    dishes: 'cordero-asado tandoori-chicken',
    titles: 'roast',
  },
  { say: 'chilli con carne, chili con carne, chilli beef, beef chilli', dishes: 'picadillo birria-de-res' },
  { say: 'garlic bread', dishes: 'bruschetta-al-pomodoro pan-con-tomate focaccia-genovese' },
  {
    say: 'fried rice, egg fried rice, leftover rice, cooked rice',
    dishes: 'kimchi-bokkeumbap gyeran-bap',
    titles: 'bokkeumbap',
  },
  { say: 'banger mash, sausage mash', dishes: 'stoemp-met-prei-en-worst' },
  { say: 'pie, tart, quiche', titles: 'pie tart quiche pastry', dishes: 'tarte-al-djote vol-au-vent' },
  { say: 'pasta bake', dishes: 'gnocchi-alla-sorrentina hamkaasmacaroni lasagne-alla-bolognese' },
  { say: 'creme brulee', dishes: 'crema-catalana' },
  { say: 'fish pie, fish bake', dishes: 'vispannetje' },
  { say: 'nacho', dishes: 'chilaquiles-rojos guacamole-con-totopos' },
  {
    say: 'creamy',
    holds: 'cream double-cream whipping-cream sour-cream cream-cheese mascarpone',
    titles: 'creamy cream creamed',
  },
  { say: 'mac cheese, macaroni cheese, cheese macaroni', dishes: 'hamkaasmacaroni' },

  // Ingredient groups.
  { say: 'lentil', holds: 'red-lentil brown-lentil toor-dal moong-dal', titles: 'lentil' },
  {
    say: 'bean',
    holds:
      'black-bean dried-black-bean kidney-bean pinto-bean refried-bean cannellini-bean butter-bean borlotti-bean baked-bean adzuki-bean broad-bean',
    titles: 'bean',
  },
  { say: 'black bean', holds: 'black-bean dried-black-bean', titles: 'frijole' },
  { say: 'noodle', holds: 'wheat-noodle rice-noodle egg-noodle sweet-potato-noodle fideo', titles: 'noodle' },
  {
    say: 'pasta',
    holds: 'pasta gnocchi lasagne-sheet',
    titles: 'spaghetti trenette bucatini orecchiette lasagne gnocchi macaroni',
  },
  { say: 'cheese', holds: 'cheese paneer ricotta quark' },
  { say: 'tofu, bean curd', holds: 'tofu silken-tofu' },
  { say: 'kimchi', holds: 'kimchi vegan-kimchi' },
  { say: 'tuna', holds: 'tuna tinned-tuna' },
  { say: 'salmon', holds: 'salmon smoked-salmon' },
  { say: 'shrimp, prawn', holds: 'prawn brown-shrimp', titles: 'prawn shrimp gamba camarone' },
  {
    say: 'fish',
    holds: 'white-fish salmon tuna tinned-tuna mackerel sardine trout herring kingfish',
    titles: 'fish pescado',
  },
  {
    say: 'seafood, shellfish',
    holds: 'prawn mussel clam squid octopus crab scallop oyster brown-shrimp lobster',
    titles: 'seafood',
  },
  { say: 'chocolate', holds: 'dark-chocolate milk-chocolate white-chocolate cocoa', titles: 'chocolate' },
  {
    say: 'fruit, fruity',
    holds: 'apple pear strawberry raspberry blueberry mango orange banana pineapple peach cherry grape plum',
    titles: 'fruit berry frutti',
  },
  { say: 'nut', holds: 'almond walnut cashew hazelnut peanut pistachio pecan pine-nut' },
  { say: 'chilli, chili', holds: 'chilli dried-red-chilli' },
];
