import type { Kind } from './kind.ts';

/** Ingredient groups, and dishes made from them. */
export const GROUPS: readonly Kind[] = [
  {
    say: 'creamy',
    holds: 'cream double-cream whipping-cream sour-cream cream-cheese mascarpone',
    titles: 'creamy cream creamed',
  },
  {
    say: 'pepper, sweet pepper, bell pepper',
    holds: 'bell-pepper padron-pepper roasted-red-pepper',
    titles: 'pimiento',
  },
  {
    say: 'lentil',
    holds: 'red-lentil brown-lentil puy-lentil toor-dal moong-dal urad-dal',
    titles: 'lentil',
  },
  {
    say: 'bean',
    holds:
      'black-bean dried-black-bean kidney-bean pinto-bean refried-bean cannellini-bean butter-bean borlotti-bean baked-bean adzuki-bean broad-bean dried-white-bean dried-kidney-bean dried-pinto-bean',
    titles: 'bean',
  },
  { say: 'black bean', holds: 'black-bean dried-black-bean', titles: 'frijole' },
  { say: 'noodle', holds: 'noodle rice-noodle egg-noodle sweet-potato-noodle fideo', titles: 'noodle' },
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
  {
    say: 'chilli, chili',
    holds: 'chilli dried-red-chilli',
    titles: 'chilli',
    dishes: 'beef-and-bean-chilli',
  },
];
