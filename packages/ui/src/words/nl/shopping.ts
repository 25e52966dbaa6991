import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'Groente en fruit',
  Proteins: 'Vlees, vis en eiwit',
  Dairy: 'Zuivel',
  Pantry: 'Voorraadkast',
  Spices: 'Kruiden',
  Other: 'Overig',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'nl'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} en nog ${n(others.length)} andere`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(checked)} van ${n(total)}`,
      complete: (percentage) => `${format.percent(percentage)} klaar`,
      progressTitle: 'Voortgang van de boodschappen',
      clearAll: 'Alles uitvinken',
      checkAll: 'Alles afvinken',
      copy: 'Lijst kopiëren',
      count: (items) => plural(items, { one: '# artikel', other: '# artikelen' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `Nodig: ${need}, in huis: ${have}`,
      needed: (need) => `Nodig: ${need}`,
      little: 'een beetje',
      staple: 'Basis: misschien heb je het al',
      estimate: (cost, hasStaples) =>
        `Ongeveer ${format.money(cost, 0)}${hasStaples ? ', zonder de basis' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.amount(count, unit)} van ${kitchen.named(size, sizeUnit)}`,
      toBuy: 'te kopen',
      buy: 'Gekocht',
      buying: 'Opbergen…',
      buyHint: (checked) =>
        checked === 0
          ? 'Vink af wat je hebt gekocht om het in je voorraad te zetten.'
          : plural(checked, {
              one: '# afgevinkt artikel gaat naar je voorraad.',
              other: '# afgevinkte artikelen gaan naar je voorraad.',
            }),
      buyLater: 'Het wordt verzonden zodra je weer online bent.',
      waiting: 'Wacht op verzending',
      bought: 'Gekocht',
      boughtOn: (date) => date,
      undo: 'Ongedaan maken',
      undoName: (names) => `Ongedaan maken: ${firstOf(names)}`,
      addAnyway: 'Toch toevoegen',
      addAnywayName: (names) => `Toch toevoegen: ${firstOf(names)}`,
      discard: 'Verwijderen',
      discardName: (names) => `Verwijderen: ${firstOf(names)}`,
      emptyTitle: 'Niets te kopen',
      emptyText: 'Alle ingrediënten staan in je voorraad!',
    },
  };
};
