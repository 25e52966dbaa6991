import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { loadData } from './data/load-data.ts';
import { SUBSTITUTIONS } from './substitutes.ts';

const { regionalNames } = loadData();

test.each(Object.entries(regionalNames))(
  'every name said in %s finds its ingredient [NAMES-04]',
  (_english, pairs) => {
    expect(pairs.length).toBeGreaterThan(20);
    const lost = pairs.filter(
      ([british, said]) => INGREDIENT_INDEX.find(said)?.slug !== INGREDIENT_INDEX.find(british)?.slug,
    );
    expect(lost).toEqual([]);
  },
);

/** Words that only British names have. */
const BRITISH_ONLY =
  /\b(?:chill(?:i|ies)|aubergines?|courgettes?|rocket|swedes?|mangetouts?|beetroots?|prawns?|minced?|tinned|wholemeal|wholewheat|cornflour|yoghurt|crisps|biscuits?|gherkins?|spring onions?|treacle|caster|icing sugar|fondant icing|royal icing sugar|bicarbonate|skimmed|rapeseed|colouring|flavour(?:ed|ing)?|savoury|liquorice|whisky|lollies|sweets|topside|gammon|poussins?|soya|aniseed|crystallised|spring greens|poppadoms|gelatine|sweetcorn|glacé cherries|desiccated|plain flour|self[- ]raising|oven chips|broad beans|salad leaves|vine leaves|goat's cheese|fish fingers?|stock cubes?|wholegrain|back bacon|coriander leaves|pak choi|ceps|filo)\b/i;

/** What Americans call so too: a pressed piece of cereal is a biscuit there as well. */
const SAID_EVERYWHERE = /^(?:scotch whisky|wheat biscuit cereal)$/i;

test('no name shown to Americans has a word that only British names have [NAMES-01]', () => {
  const american = new Map(regionalNames['en-US']);
  const shown = INGREDIENT_INDEX.named.flatMap(({ thing: { name, plural } }) =>
    [name, plural].map((said) => american.get(said) ?? said),
  );
  expect(shown.length).toBeGreaterThan(1_500);
  expect(shown.filter((said) => BRITISH_ONLY.test(said) && !SAID_EVERYWHERE.test(said))).toEqual([]);
});

test('double cream is not American heavy cream, and either stands in for the other [NAMES-05]', () => {
  const [double, whipping] = ['double-cream', 'whipping-cream'].map((slug) => INGREDIENT_INDEX.require(slug));
  expect(Math.round(double!.per100g.fat)).toBe(48);
  expect(Math.round(whipping!.per100g.fat)).toBe(36);
  expect(INGREDIENT_INDEX.find('heavy cream')).toBe(whipping);
  const pairs = SUBSTITUTIONS.map(({ has, asked }) => `${has} > ${asked}`);
  expect(pairs).toEqual(
    expect.arrayContaining(['double-cream > whipping-cream', 'whipping-cream > double-cream']),
  );
});
