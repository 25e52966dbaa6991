import type { Kind } from './kind.ts';

/** Breads, pies, pancakes and desserts. */
export const BAKES_AND_SWEETS: readonly Kind[] = [
  {
    say: 'bread',
    dishes: 'focaccia-genovese naan chapati buttermilk-cornbread manakish-bi-zaatar gyeran-bbang kramiek',
    titles: 'flatbread bread',
  },
  {
    say: 'flatbread, flat bread',
    titles: 'flatbread',
    dishes: 'naan chapati focaccia-genovese manakish-bi-zaatar',
  },
  { say: 'garlic bread', dishes: 'bruschetta-al-pomodoro pan-con-tomate focaccia-genovese' },
  {
    say: 'pie, tart, pastry',
    titles: 'pie tart quiche pastry',
    dishes:
      'apple-pie chicken-pot-pie spanakopita quiche-lorraine empanada-gallega tarte-al-djote tarte-tatin vol-au-vent',
  },
  { say: 'quiche, savoury tart', titles: 'quiche', dishes: 'quiche-lorraine tarte-al-djote' },
  {
    say: 'pancake',
    titles: 'pancake crepe pajeon jeon dosa chilla',
    dishes:
      'buttermilk-pancakes crepes-au-citron tiganites besan-chilla dorayaki masala-dosa kimchi-jeon haemul-pajeon okonomiyaki jianbing hotteok',
  },
  { say: 'crepe', titles: 'crepe pancake', dishes: 'crepes-au-citron jianbing' },
  {
    say: 'cake, sponge, gateau, bake, baking',
    dishes:
      'pastel-de-tres-leches ciambellone-allo-yogurt torta-caprese tarta-de-santiago magdalenas namoura fudge-brownies',
  },
  { say: 'cookie, biscuit', titles: 'cookie biscuit', dishes: 'chocolate-chip-cookies' },
  { say: 'doughnut, donut', titles: 'doughnut', dishes: 'loukoumades churros-con-chocolate' },
  {
    say: 'pudding',
    titles: 'pudding custard flan',
    dishes: 'panna-cotta-ai-frutti-di-bosco chocolademousse crema-catalana creme-brulee',
  },
  { say: 'creme brulee', dishes: 'creme-brulee crema-catalana' },
  {
    say: 'ice cream, sorbet, ice lolly, popsicle, frozen dessert',
    dishes: 'paletas-de-mango-con-chile patbingsu granita-al-caffe',
  },
];
