import type { SomeFoodWords } from '../components/food-provider/index.ts';

/** The bakery's own words in German; all others are in the pack. */
export const bakeryInGerman = (): SomeFoodWords => ({
  vocabulary: {
    flags: { 'low-fodmap': 'FODMAP-arm', sourdough: 'Sauerteig' },
    filters: {
      bread: 'Brot',
      country: 'Herkunft',
      avoid: 'Ohne',
      'low-fodmap': 'FODMAP-arm',
      sourdough: 'Sauerteig',
      'no-knead': 'Ohne Kneten',
    },
    allergens: { buckwheat: 'Buchweizen' },
    diets: { 'low-fodmap': 'FODMAP-arm' },
    countries: { 'south-tyrol': 'Südtirol' },
    aisles: { 'Bakery counter': 'Brottheke', mill: 'Mehl & Getreide', Dairy: 'Kühlregal' },
  },
});
