import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'Obst & Gemüse',
  Proteins: 'Fleisch, Fisch & Eiweiß',
  Dairy: 'Milchprodukte',
  Pantry: 'Vorratsschrank',
  Spices: 'Gewürze',
  Other: 'Sonstiges',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'de'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} und ${n(others.length)} weitere`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(checked)} von ${n(total)}`,
      complete: (percentage) => `${format.percent(percentage)} erledigt`,
      progressTitle: 'Fortschritt des Einkaufs',
      clearAll: 'Häkchen entfernen',
      checkAll: 'Alle abhaken',
      copy: 'Liste kopieren',
      count: (items) => plural(items, { one: '# Artikel', other: '# Artikel' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `Gebraucht: ${need}, da: ${have}`,
      needed: (need) => `Gebraucht: ${need}`,
      little: 'etwas',
      staple: 'Grundzutat: hast du vielleicht',
      estimate: (cost, hasStaples) =>
        `Etwa ${format.money(cost, 0)}${hasStaples ? ', ohne Grundzutaten' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.amount(count, unit)} zu ${kitchen.named(size, sizeUnit)}`,
      toBuy: 'zu kaufen',
      buy: 'Gekauft',
      buying: 'Wird eingeräumt …',
      buyHint: (checked) =>
        checked === 0
          ? 'Hake ab, was du gekauft hast, um es in deinen Vorrat zu legen.'
          : plural(checked, {
              one: '# abgehakter Artikel kommt in deinen Vorrat.',
              other: '# abgehakte Artikel kommen in deinen Vorrat.',
            }),
      buyLater: 'Es wird gesendet, sobald du wieder online bist.',
      waiting: 'Wird noch gesendet',
      bought: 'Gekauft',
      boughtOn: (date) => date,
      undo: 'Rückgängig',
      undoName: (names) => `Rückgängig: ${firstOf(names)} gekauft`,
      addAnyway: 'Trotzdem hinzufügen',
      addAnywayName: (names) => `Trotzdem hinzufügen: ${firstOf(names)}`,
      discard: 'Verwerfen',
      discardName: (names) => `Verwerfen: ${firstOf(names)}`,
      emptyTitle: 'Nichts einzukaufen',
      emptyText: 'Alle Zutaten sind in deinem Vorrat!',
    },
  };
};
