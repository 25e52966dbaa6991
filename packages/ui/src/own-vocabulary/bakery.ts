import { defineVocabulary, EU_ALLERGENS, LARDER_FLAGS } from '../entries/vocabulary.ts';

/** What a product for people who bake speaks of. This folder is compiled by itself, as such a product would be. */
export const BAKERY = defineVocabulary({
  flags: [
    { id: 'low-fodmap', label: 'Low FODMAP', tone: 'have' },
    { id: 'sourdough', label: 'Sourdough' },
    ...LARDER_FLAGS,
  ],
  filters: [
    {
      id: 'bread',
      label: 'Bread',
      options: [
        { id: 'low-fodmap', label: 'Low FODMAP' },
        { id: 'sourdough', label: 'Sourdough' },
        { id: 'no-knead', label: 'No knead', chip: 'Without kneading' },
      ],
    },
    { id: 'country', label: 'From' },
    { id: 'max_time', label: 'Ready in' },
    { id: 'avoid', label: 'Without' },
  ],
  allergens: [...EU_ALLERGENS, { id: 'buckwheat', label: 'Buckwheat' }],
  diets: [{ id: 'low-fodmap', label: 'Low FODMAP' }, { id: 'vegan' }],
  countries: [{ id: 'PT' }, { id: 'IT' }, { id: 'south-tyrol', label: 'South Tyrol' }],
  aisles: [{ id: 'Bakery counter' }, { id: 'mill', label: 'Flour & grain' }, { id: 'Dairy' }],
});

declare module '../entries/vocabulary.ts' {
  interface FoodRegister {
    vocabulary: typeof BAKERY;
    itemId: number;
  }
}
