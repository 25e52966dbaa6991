import type { Allergen } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';

/**
 * What all foods of a kind contain at least often, by their names, so that a new sausage or stock cube is never free of
 * what the others hold. Foods after `but` are made of something else.
 */
const KINDS: readonly (readonly [of: RegExp, contain: readonly Allergen[], but?: RegExp])[] = [
  [
    /\bsausage(?:s| meat)?$|frankfurter|andouille/,
    ['wheat', 'soy', 'mustard', 'celery', 'dairy'],
    /chinese|vegan/i,
  ],
  [/stock cubes?$|bouillon powder/, ['celery', 'wheat', 'soy', 'dairy']],
  [/\bstocks?$|bone broth|court bouillon/, ['celery'], /anchovy|dashi/],
  [/\bstocks?$|bone broth/, ['wheat', 'soy'], /anchovy|shellfish/],
  [/\bstocks?$|bone broth/, ['dairy'], /anchovy|shellfish|vegan/],
  [/^(?:chicken )?stock(?: cubes?)?$/, ['eggs']],
  [/brioche/, ['soy', 'sesame']],
  [/speculoos/, ['dairy', 'eggs', 'soy', 'wheat']],
  [/teriyaki sauce|stir-fry sauce/, ['sesame']],
  [/oyster sauce$/, ['fish'], /vegetarian/],
  [/salami|frankfurter/, ['soy', 'dairy']],
  [
    /\b(?:bread|bun|roll|bagel|baguette|ciabatta|brioche|naan|pita|challah|croissant|focaccia|loaf)s?$/,
    ['wheat'],
    /gluten-free/,
  ],
  [/pastry$|\b(?:pie crust|pizza (?:base|dough)|biscuit|cracker|cookie|tortilla|taco shell)s?$/, ['wheat']],
  [/\bcrackers?$/, ['dairy', 'sesame', 'soy']],
  [/mayonnaise|aïoli|tartare sauce/, ['mustard', 'sulphites']],
  [/mayonnaise$/, ['soy']],
  [/\bmustard$/, ['mustard', 'sulphites']],
  [/curry paste$/, ['fish', 'crustaceans']],
  [/chocolate(?: buttons?)?$/, ['dairy', 'soy'], /vegan|dairy-free/],
  [/vegan chocolate|vegan butter|plant-based spread|vegan cheese/, ['soy', 'tree_nuts']],
  [/(?:soy|teriyaki|oyster|hoisin|stir-fry|black bean) sauce$/, ['soy', 'wheat']],
  [/\b(?:wine|sherry|port|madeira|vermouth|champagne|marsala)$/, ['sulphites'], /\brice\b|shaoxing/i],
  [/wine vinegar|balsamic/, ['sulphites']],
  [/^dried (?:apricot|fig|cherr|cranberr|peach|mango)|\braisins?$|prune|^dates?$/, ['sulphites'], /powder/],
  [/ice cream$/, ['dairy', 'eggs']],
  [/\bnoodles?$/, ['wheat'], /rice|sweet potato|shirataki/],
  [/^(?:ready-)?cooked (?:chicken|turkey)/, ['dairy', 'soy', 'celery']],
  [/pesto$/, ['tree_nuts', 'dairy', 'eggs']],
  [/beer$/, ['gluten', 'sulphites'], /ginger/],
  [/^(?:chickpea|cannellini bean|butter bean|flageolet bean|mixed bean)s?$/, ['sulphites']],
  [/^tinned vegetables$|soups?$/, ['celery']],
  [/^vegan (?:sausage|burger|mince|nugget)s?$/, ['celery', 'mustard', 'wheat', 'soy', 'eggs', 'dairy']],
  [/^(?:ready-)?cooked (?:chicken|turkey|beef)/, ['wheat']],
  [/^(?:strawberry|fruit|chocolate) ice cream$/, ['soy']],
  [/^(?:capers|tapenade|tartare sauce)$|(?:sun-dried|semi-dried) tomato|red pesto/, ['sulphites']],
  [
    /aïoli|tartare sauce|coleslaw|caesar dressing|ranch dressing|salad dressing|blue cheese dressing/,
    ['soy'],
  ],
  [/^(?:fish fingers?|fishcakes?|meatballs?|beef burgers?)$/, ['soy', 'celery', 'sulphites', 'wheat']],
  [/^tinned tuna|^sardines?|^tinned mackerel/, ['soy']],
  [/^(?:raisins|scones?|bran cereal|muesli|granola)$/, ['sulphites']],
];

test.each(KINDS.map(([of, contain, but]) => ({ of, contain, but })))(
  '$of at least often contain $contain [ALLERGY-28]',
  ({ of, contain, but }) => {
    const kin = CATALOGUE.ingredients.filter(({ name }) => of.test(name) && !but?.test(name));
    expect(kin.length).toBeGreaterThan(0);
    const strays = kin.flatMap(({ slug, allergens }) =>
      contain
        .filter((allergen) => !allergens.includes(allergen))
        .map((allergen) => `${slug}: free of ${allergen}`),
    );
    expect(strays).toEqual([]);
  },
);
