import type { Kind } from './kind.ts';

/** Meals, courses and occasions. */
export const MEALS: readonly Kind[] = [
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
  {
    say: 'mezze, meze',
    dishes:
      'hummus-bi-tahini tabbouleh moutabbal-batenjan falafel labneh-bi-zeit tzatziki melitzanosalata dolmades-avgolemono fava fattoush-bil-djej horiatiki kibbeh-bil-saniyeh arayes',
  },
  {
    say: 'takeaway, take away, takeout, take out, fakeaway',
    dishes:
      'butter-chicken chicken-korma chicken-tikka naan gulao-rou gongbao-jiding jisi-chaomian dan-chaofan char-siu chijiao-xiaren xilanhua-niurou jiaozi pad-thai-goong gaeng-khiao-wan-gai katsu-kare pizza-margherita cheeseburgers yangnyeom-chikin shawarma-djej gyros-me-hoirino tacos-al-pastor',
  },

  // Occasions.
  {
    say: 'kid, kid friendly, child, children, family, toddler, fussy eater',
    dishes:
      'hamkaasmacaroni pizza-margherita stovetop-mac-and-cheese-with-broccoli ballekes-in-tomatensaus cheeseburgers tagliatelle-al-ragu-bolognese lasagne-alla-bolognese albondigas-en-salsa boulets-a-la-liegeoise gnocchi-alla-sorrentina quesadillas-de-champinones tacos-dorados-de-papa hachis-parmentier chicken-pot-pie arroz-a-la-cubana stoemp-met-prei-en-worst jisi-chaomian dan-chaofan tori-no-teriyaki katsu-kare omuraisu croque-monsieur tuna-noodle-casserole one-pan-turkey-rice tomatensoep-met-balletjes sopa-de-fideo gyeran-bap molletes buttermilk-pancakes crepes-au-citron verloren-brood havermoutpap brusselse-wafels luikse-wafels magdalenas chocolate-chip-cookies fudge-brownies chocolademousse paletas-de-mango-con-chile mangguo-buding arroz-con-leche rijstpap',
  },
  {
    say: 'winter, hearty, warming, comfort, comforting, cosy, cozy',
    titles: 'stew hotpot jjigae estofado winter braised gratin mash',
    dishes:
      'hutsepot stoofvlees-met-friet boeuf-bourguignon cassoulet estofado-de-ternera cocido-madrileno coq-au-vin fabada-asturiana lentejas-con-chorizo sunday-pot-roast birria-de-res chicken-and-andouille-gumbo beef-and-bean-chilli nikujaga hachis-parmentier chicken-pot-pie moussaka ribollita soupe-a-l-oignon erwtensoep fasolada pasta-e-fagioli minestrone-di-verdure shoyu-ramen sopa-de-ajo sopa-de-lentejas gratin-dauphinois lasagne-alla-bolognese hamkaasmacaroni stovetop-mac-and-cheese-with-broccoli havermoutpap',
  },
  {
    say: 'summer, light, refreshing',
    course: ['salad'],
    dishes:
      'gazpacho-andaluz ajoblanco horiatiki insalata-caprese panzanella salade-nicoise ceviche-de-pescado tabbouleh salmorejo aguachile-verde som-tam-thai kongguksu bibim-guksu mul-naengmyeon yasai-tempura-soba tzatziki bruschetta-al-pomodoro pan-con-tomate tomaat-garnaal granita-al-caffe paletas-de-mango-con-chile patbingsu',
  },
  {
    say: 'barbecue, bbq, barbeque, grill, grilled',
    titles: 'grilled barbecue',
    dishes:
      'bulgogi carne-asada shish-taouk souvlaki-me-kotopoulo chicken-tikka tandoori-chicken pinchos-morunos cheeseburgers godeungeo-gui char-siu',
  },
  {
    say: 'roast, roast dinner, sunday roast, sunday dinner, sunday lunch, roast meat',
    dishes: 'sunday-pot-roast cordero-asado kotopoulo-lemonato tandoori-chicken char-siu',
    titles: 'roast',
  },
];
