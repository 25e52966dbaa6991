import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'Frutta e verdura',
  Proteins: 'Carne, pesce e proteine',
  Dairy: 'Latticini',
  Pantry: 'Dispensa',
  Spices: 'Spezie',
  Other: 'Altro',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'it'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} e ${plural(others.length, { one: '# altro', other: 'altri #' })}`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(checked)} su ${n(total)}`,
      complete: (percentage) => `${format.percent(percentage)} fatto`,
      progressTitle: 'Avanzamento della spesa',
      clearAll: 'Deseleziona tutto',
      checkAll: 'Seleziona tutto',
      copy: 'Copia la lista',
      count: (items) => plural(items, { one: '# articolo', other: '# articoli' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `Serve ${need}, hai ${have}`,
      needed: (need) => `Serve ${need}`,
      little: 'un po’',
      staple: 'Di base: forse ce l’hai',
      estimate: (cost, hasStaples) =>
        `Circa ${format.money(cost, 0)}${hasStaples ? ', senza gli ingredienti di base' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.amount(count, unit)} da ${kitchen.named(size, sizeUnit)}`,
      toBuy: 'da comprare',
      buy: 'Comprato',
      buying: 'Sistemazione…',
      buyHint: (checked) =>
        checked === 0
          ? 'Spunta quello che hai comprato per metterlo in dispensa.'
          : plural(checked, {
              one: '# articolo spuntato va nella tua dispensa.',
              other: '# articoli spuntati vanno nella tua dispensa.',
            }),
      buyLater: 'Sarà inviato quando tornerai online.',
      waiting: 'In attesa di invio',
      bought: 'Comprato',
      boughtOn: (date) => date,
      undo: 'Annulla',
      undoName: (names) => `Annulla: ${firstOf(names)}`,
      addAnyway: 'Aggiungi comunque',
      addAnywayName: (names) => `Aggiungi comunque: ${firstOf(names)}`,
      discard: 'Scarta',
      discardName: (names) => `Scarta: ${firstOf(names)}`,
      emptyTitle: 'Niente da comprare',
      emptyText: 'Tutti gli ingredienti sono nella tua dispensa!',
    },
  };
};
