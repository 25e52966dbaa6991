import { addDays } from '../dates/day.ts';
import { proposeExpiry } from '../shelf-life.ts';
import type { ShelfLife } from '../storage.ts';
import { boughtFor, restOfPacks, type Bought } from './purchases.ts';
import { dateOf, expiringIn } from './days.ts';
import type { PlannedMeal, StockItem } from './model.ts';
import { dateInWords } from './uses-in-words.ts';

/** In dollars: less than this is not worth the freezer bag. */
const LEAST_DOLLARS = 1;
/** How much one note asks of a cook. */
const MOST_NAMED = 2;
const LAST_DAY = 6;
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is known of an ingredient: how long it keeps where, its price per gram, and whether a shop may sell it frozen. */
export interface KeptFood {
  readonly life: ShelfLife;
  readonly dollarsPerGram: number;
  readonly isSoldFrozen: boolean;
}

/** A week whose uncooked meals are known, from which stock, and as of which day. */
export interface WeekToFreeze {
  readonly meals: readonly PlannedMeal[];
  readonly stock: readonly StockItem[];
  readonly startsOn: string;
  readonly today: string;
}

/** Something that would be thrown away. */
interface Rest {
  readonly said: string;
  readonly dollars: number;
  /** The last day to freeze it. */
  readonly by: string;
}

/**
 * 'Freeze the chicken thighs by Thursday the 9th and the rest of the minced beef by Friday the 10th.': what no meal needs of the
 * stock that expires soon and of the packs that meals open, the dearest first, if its shelf life has a time for the freezer.
 * Nothing if there is nothing of the kind.
 * @param foodOf null for what is unknown, or must not be frozen
 */
export function freezeNote(week: WeekToFreeze, foodOf: (ingredientId: number) => KeptFood | null): string {
  const rests = [...ofStock(week, foodOf), ...ofPurchases(week, foodOf)]
    .filter(({ dollars }) => dollars >= LEAST_DOLLARS)
    .toSorted((a, b) => b.dollars - a.dollars)
    .slice(0, MOST_NAMED)
    .toSorted((a, b) => a.by.localeCompare(b.by));
  if (rests.length === 0) return '';
  return `Freeze ${LIST.format(rests.map(({ said, by }) => `${said} by ${dateInWords(by)}`))}.`;
}

function ofStock({ meals, stock, today }: WeekToFreeze, foodOf: (id: number) => KeptFood | null): Rest[] {
  const uses = meals.flatMap(({ coverage }) => coverage.uses);
  return stock.flatMap((item): Rest[] => {
    const { covers, expiresOn, grams, isFrozen = false, name, quantity } = item;
    const food = foodOf(covers[0] ?? 0);
    if (expiresOn === null || expiringIn(item, today) === null || isFrozen || !food?.life.freezer) return [];
    const taken = uses.filter((use) => use.item.id === item.id);
    // A meal that takes an unknown amount may take it all.
    if (taken.some((use) => use.quantity === null)) return [];
    const used = taken.reduce((sum, use) => sum + (use.quantity ?? 0) / (quantity ?? 1), 0);
    const dollars = (1 - used) * (grams ?? 0) * food.dollarsPerGram;
    return [{ said: used > 0 ? `the rest of the ${name}` : `the ${name}`, dollars, by: expiresOn }];
  });
}

function ofPurchases(
  { meals, startsOn, today }: WeekToFreeze,
  foodOf: (id: number) => KeptFood | null,
): Rest[] {
  const bought = new Map<number, Bought & { openedOn: string }>();
  for (const meal of meals)
    for (const [id, { need, grams }] of boughtFor(meal)) {
      const { grams: before = 0, openedOn = dateOf(meal.day, startsOn) } = bought.get(id) ?? {};
      bought.set(id, { need, grams: before + grams, openedOn });
    }
  return [...bought].flatMap(([id, { need, grams, openedOn }]): Rest[] => {
    const food = foodOf(id);
    // A bag of peas may come from the freezer.
    if (!food?.life.freezer || food.isSoldFrozen || need.packGrams === null) return [];
    const { life } = food;
    const by = proposeExpiry(life, { storage: life.usual, opened: true }, openedOn);
    // What keeps beyond the week is for the next one; what has gone off stays off.
    if (by === null || by < today || by > addDays(startsOn, LAST_DAY)) return [];
    const dollars = restOfPacks(grams, need.packGrams) * need.dollarsPerGram;
    return [{ said: `the rest of the ${need.noun ?? need.name}`, dollars, by }];
  });
}
