import type { LayerSpec } from '../layers/layer.ts';
import { around, grid, scatter } from '../toppings/arrange.ts';
import type { ToppingSpec } from '../toppings/topping.ts';

type Part = LayerSpec | ToppingSpec;

/** Pieces all over a dish. */
const over = (many: number, gap = 1.3) => scatter(many, { to: 0.76, gap });

/** What an ingredient looks like on a plate: its name in a look, which ingredients it stands for, and how it is drawn. */
interface PlateFood {
  readonly name: string;
  readonly of: RegExp;
  readonly parts: readonly Part[];
}

/** The first that fits stands for an ingredient. What is melted, ground or poured is not seen, and not here. */
export const PLATE_FOODS: readonly PlateFood[] = [
  {
    name: 'mince',
    of: /mince|ground-(?:beef|pork|lamb|turkey)/,
    parts: [{ kind: 'seared', tones: ['#8a5230', '#a3683c', '#744022'], size: 18, place: over(40, 0.9) }],
  },
  {
    name: 'sausage',
    of: /sausage|chorizo|merguez|frankfurter/,
    parts: [{ kind: 'slice', size: 24, place: over(12) }],
  },
  {
    name: 'bacon',
    of: /bacon|lardon|pancetta|guanciale|ham$/,
    parts: [{ kind: 'lardon', size: 26, place: over(16) }],
  },
  { name: 'prawn', of: /prawn|shrimp/, parts: [{ kind: 'prawn', size: 40, place: over(8) }] },
  {
    name: 'fish',
    of: /salmon|cod|tuna|haddock|mackerel|trout|hake|fish(?!-sauce)|sea-bass|bream|anchovy|sardine/,
    parts: [
      { kind: 'seared', sear: 'pale', tones: ['#f6d9c0', '#f3cdb0', '#fae6d4'], size: 38, place: over(10) },
    ],
  },
  {
    name: 'meat',
    of: /beef|lamb|pork|chicken|turkey|duck|veal|steak|rabbit|venison/,
    parts: [{ kind: 'seared', size: 38, place: over(11) }],
  },
  {
    name: 'egg',
    of: /^(?:quail-)?egg$/,
    parts: [{ kind: 'boiled-egg', size: 46, place: around(3, 0.46, { first: 20 }) }],
  },
  {
    name: 'cheese',
    of: /feta|paneer|halloumi|tofu|tempeh/,
    parts: [{ kind: 'cube', size: 28, place: over(12) }],
  },
  { name: 'mozzarella', of: /mozzarella|burrata/, parts: [{ kind: 'mozzarella', size: 44, place: over(7) }] },
  {
    name: 'crumbs',
    of: /goat-cheese|ricotta|cottage|blue-cheese|roquefort|gorgonzola/,
    parts: [{ kind: 'crumble', tone: '#f8f0da', size: 18, place: over(26, 1.2) }],
  },
  {
    name: 'shavings',
    of: /parmesan|cheddar|gruyere|pecorino|manchego|emmental|gouda/,
    parts: [{ kind: 'shaving', size: 26, place: over(12) }],
  },
  { name: 'chickpea', of: /chickpea|lentil/, parts: [{ kind: 'chickpea', size: 18, place: over(34, 1.1) }] },
  {
    name: 'bean',
    of: /bean(?!-(?:paste|curd|sprout))/,
    parts: [{ kind: 'bean', size: 18, place: over(24, 1.2) }],
  },
  { name: 'pea', of: /(?:^|-)peas?$|edamame/, parts: [{ kind: 'pea', size: 13, place: over(30, 1.4) }] },
  { name: 'corn', of: /sweetcorn|corn$/, parts: [{ kind: 'corn', size: 14, place: over(28, 1.2) }] },
  {
    name: 'tomato',
    of: /tomato|passata/,
    parts: [
      {
        kind: 'tomato-half',
        size: 32,
        place: grid(3, 2, { across: 0.4, down: 0.5, x: -0.02, y: 0.06, jitter: 0.6 }),
      },
    ],
  },
  {
    name: 'carrot',
    of: /carrot|parsnip|pumpkin|squash|swede|rutabaga/,
    parts: [{ kind: 'carrot-coin', size: 24, place: over(12) }],
  },
  { name: 'floret', of: /broccoli|cauliflower/, parts: [{ kind: 'floret', size: 30, place: over(9) }] },
  {
    name: 'pepper',
    of: /bell-pepper|red-pepper|poblano|pointed-pepper/,
    parts: [{ kind: 'roast-strip', tone: '#c8402a', size: 38, place: over(11) }],
  },
  {
    name: 'aubergine',
    of: /aubergine|eggplant/,
    parts: [{ kind: 'roast-strip', tone: '#5a3a54', size: 40, place: over(11) }],
  },
  {
    name: 'cucumber',
    of: /cucumber|courgette|zucchini|gherkin/,
    parts: [{ kind: 'cucumber', size: 26, place: over(11) }],
  },
  {
    name: 'mushroom',
    of: /mushroom|porcini|shiitake|chanterelle/,
    parts: [{ kind: 'mushroom', size: 28, place: over(11) }],
  },
  {
    name: 'greens',
    of: /spinach|chard|kale|lettuce|rocket|arugula|cabbage|pak-choi|bok-choy|leaves?$/,
    parts: [{ kind: 'crumpled', tones: ['#5f9a3c', '#7fae4a'], vein: '#cfe4a4', size: 32, place: over(13) }],
  },
  { name: 'potato', of: /potato/, parts: [{ kind: 'potato', roast: true, size: 30, place: over(13, 1.1) }] },
  { name: 'onion', of: /onion|shallot|leek/, parts: [{ kind: 'onion-ring', size: 28, place: over(9) }] },
  { name: 'olive', of: /olive$/, parts: [{ kind: 'olive', size: 18, place: over(11) }] },
  { name: 'avocado', of: /avocado/, parts: [{ kind: 'avocado', size: 40, place: over(5) }] },
  { name: 'strawberry', of: /strawberr/, parts: [{ kind: 'strawberry', size: 30, place: over(9) }] },
  {
    name: 'berry',
    of: /blueberr|blackberr|currant|raisin|sultana|plum|cherry/,
    parts: [{ kind: 'blueberry', size: 18, place: over(18) }],
  },
  { name: 'raspberry', of: /raspberr/, parts: [{ kind: 'raspberry', size: 20, place: over(13) }] },
  { name: 'chocolate', of: /chocolate|cocoa/, parts: [{ kind: 'chocolate', size: 24, place: over(10) }] },
  { name: 'banana', of: /banana/, parts: [{ kind: 'banana', size: 26, place: over(9) }] },
  {
    name: 'nut',
    of: /(?:^|-)nuts?$|almond|cashew|peanut$|pistachio|hazelnut|walnut|pecan/,
    parts: [{ kind: 'nut', size: 16, place: over(14) }],
  },
  {
    name: 'lemon',
    of: /lemon$|orange$/,
    parts: [{ kind: 'wedge', fruit: 'lemon', size: 34, place: around(3, 0.62, { first: 200 }) }],
  },
  {
    name: 'lime',
    of: /lime$/,
    parts: [{ kind: 'wedge', fruit: 'lime', size: 34, place: around(3, 0.62, { first: 200 }) }],
  },
  {
    name: 'herbs',
    of: /parsley|coriander(?!-seed|-ground)|basil|mint|dill|chives?|spring-onion|cilantro|scallion/,
    parts: [{ kind: 'cilantro', size: 15, place: scatter(14, { to: 0.72, gap: 2 }) }],
  },
];
