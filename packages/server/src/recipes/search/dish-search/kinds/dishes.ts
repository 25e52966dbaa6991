import type { Kind } from './kind.ts';

/** Kinds of savoury dishes that are not simmered. */
export const DISHES: readonly Kind[] = [
  { say: 'salad', course: ['salad'], titles: 'salad ensalada ensaladilla' },
  { say: 'coleslaw, slaw', titles: 'slaw', dishes: 'carolina-vinegar-slaw' },
  { say: 'potato salad', dishes: 'ensaladilla-rusa salade-liegeoise salade-nicoise' },
  { say: 'tabouli, tabouleh, tabbouli', dishes: 'tabbouleh' },

  // Meat and fish.
  {
    say: 'roast chicken, roasted chicken',
    dishes: 'sheet-pan-chicken-and-vegetables kotopoulo-lemonato tandoori-chicken',
    orElse: 'chicken',
  },
  {
    say: 'grilled chicken',
    dishes: 'tandoori-chicken chicken-tikka shish-taouk souvlaki-me-kotopoulo',
    orElse: 'chicken',
  },
  { say: 'fried chicken', dishes: 'yangnyeom-chikin katsu-kare' },
  {
    say: 'burger, hamburger, beefburger, cheeseburger, patty',
    titles: 'burger cheeseburger',
    dishes: 'cheeseburgers black-bean-burgers',
  },
  { say: 'meatball', titles: 'meatball albondiga boulet balleke balletje' },
  { say: 'kofta, kafta, kofte', titles: 'kafta', dishes: 'kafta-bil-saniyeh arayes' },
  {
    say: 'kebab, kabob',
    titles: 'skewer pincho',
    dishes:
      'shish-taouk souvlaki-me-kotopoulo chicken-tikka pinchos-morunos shawarma-djej gyros-me-hoirino alambre-de-res',
  },
  {
    say: 'skewer, brochette',
    titles: 'skewer pincho',
    dishes: 'shish-taouk souvlaki-me-kotopoulo chicken-tikka pinchos-morunos',
  },
  {
    say: 'wrap, doner, doner kebab, gyro',
    titles: 'wrap',
    dishes: 'shawarma-djej gyros-me-hoirino souvlaki-me-kotopoulo fajitas-de-pollo arayes bulgogi',
  },
  {
    say: 'steak',
    titles: 'steak entrecot bistec biefstuk',
    dishes: 'entrecot-al-cabrales biefstuk-friet carne-asada',
  },
  { say: 'fish pie, fish bake', dishes: 'vispannetje' },

  // Rice and noodles.
  {
    say: 'fried rice, egg fried rice, leftover rice, cooked rice',
    dishes: 'dan-chaofan khao-pad-pak kimchi-bokkeumbap omuraisu gyeran-bap',
    titles: 'bokkeumbap',
  },
  {
    say: 'rice bowl, donburi',
    dishes: 'gyudon oyakodon bibimbap chamchi-mayo-deopbap gyeran-bap pad-kra-pao-moo',
  },
  { say: 'sushi, maki, sushi roll', titles: 'sushi', dishes: 'temaki-zushi chamchi-gimbap onigiri' },
  {
    say: 'stir fry, stir fried, stirfry, wok',
    dishes:
      'xilanhua-niurou jeyuk-bokkeum gongbao-jiding ojingeo-bokkeum japchae gai-pad-med-mamuang chijiao-xiaren pad-kra-pao-moo jisi-chaomian pad-thai-goong yakisoba pad-see-ew-nuea pad-kee-mao-tao-hu nasu-to-tofu-no-miso-itame dak-galbi dubu-kimchi yuxiang-qiezi',
    titles: 'stir bokkeum',
  },
  {
    say: 'stir fried noodle, stir fry noodle, fried noodle, lo mein',
    dishes: 'jisi-chaomian pad-thai-goong yakisoba pad-see-ew-nuea pad-kee-mao-tao-hu japchae',
  },
  {
    say: 'dumpling, potsticker, pot sticker, gyoza, wonton, dim sum, momo',
    titles: 'dumpling',
    dishes: 'jiaozi yasai-gyoza mandu',
  },

  // Pasta.
  { say: 'lasagna, lasagne', dishes: 'lasagne-alla-bolognese parmigiana-di-melanzane' },
  {
    say: 'bolognese, spaghetti bolognese, pasta bolognese, spag bol',
    dishes: 'tagliatelle-al-ragu-bolognese lasagne-alla-bolognese',
  },
  {
    say: 'pasta bake',
    dishes: 'gnocchi-alla-sorrentina hamkaasmacaroni lasagne-alla-bolognese tuna-noodle-casserole',
  },
  {
    say: 'mac cheese, mac n cheese, macaroni cheese, cheese macaroni',
    dishes: 'stovetop-mac-and-cheese-with-broccoli hamkaasmacaroni',
  },

  // Eggs.
  {
    say: 'omelette, omelet, frittata',
    titles: 'omelette frittata',
    dishes:
      'tortilla-espanola omelette-aux-champignons frittata-di-verdure khai-jeow omuraisu tamagoyaki gilgeori-toast',
  },
  {
    say: 'scrambled egg',
    titles: 'scrambled',
    dishes:
      'anda-bhurji revuelto-de-setas huevos-a-la-mexicana strapatsada fanqie-chaodan huevos-con-chorizo',
  },

  // Potatoes.
  {
    say: 'fry, chip, french fry',
    titles: 'fry friet frite',
    dishes: 'moules-frites biefstuk-friet stoofvlees-met-friet huevos-rotos-con-jamon',
  },
  {
    say: 'mash, mashed potato, potato mash, potato puree',
    titles: 'mash mashed stoemp',
    dishes:
      'stoemp-met-wortel stoemp-met-prei-en-worst spinaziepuree-met-ei boudin-noir-aux-pommes hachis-parmentier',
  },
  { say: 'banger mash, sausage mash', dishes: 'stoemp-met-prei-en-worst' },
  { say: 'hash brown', dishes: 'pepper-and-potato-hash mfarraket-batata' },
  {
    say: 'cottage pie, shepherd pie, potato bake',
    dishes: 'hachis-parmentier gratin-dauphinois kafta-bil-saniyeh',
  },
  {
    say: 'gratin, gratinated, au gratin',
    titles: 'gratin gratinee',
    dishes: 'gratin-dauphinois chicons-au-gratin vispannetje soupe-a-l-oignon',
  },

  // Bites and dips.
  {
    say: 'dip, spread',
    titles: 'dip',
    dishes:
      'hummus-bi-tahini guacamole-con-totopos tzatziki moutabbal-batenjan melitzanosalata fava labneh-bi-zeit pico-de-gallo',
  },
  { say: 'humous, houmous, hommus', dishes: 'hummus-bi-tahini fattet-hummus' },
  {
    say: 'baba ganoush, baba ghanoush, babaganoush, aubergine dip, eggplant dip',
    dishes: 'moutabbal-batenjan melitzanosalata',
  },
  { say: 'salsa', dishes: 'pico-de-gallo' },
  {
    say: 'taco',
    titles: 'taco',
    dishes: 'tacos-al-pastor tacos-dorados-de-papa tacos-de-pescado-baja papas-con-chorizo',
  },
  { say: 'nacho', dishes: 'chilaquiles-rojos guacamole-con-totopos beef-and-bean-chilli' },
  {
    say: 'fritter, pakora, bhaji',
    titles: 'fritter pakora',
    dishes: 'vegetable-pakora falafel churros-con-chocolate',
  },
  {
    say: 'sandwich, toastie, open sandwich',
    dishes:
      'croque-monsieur tamago-sando gilgeori-toast molletes plattekaas-boterham toast-champignon pan-con-tomate',
    titles: 'toast sandwich',
  },
  {
    say: 'cheese on toast, cheese toast, toasted cheese, grilled cheese, cheese toastie, ham cheese toastie',
    dishes: 'croque-monsieur molletes',
  },
];
