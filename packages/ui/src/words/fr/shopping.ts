import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'Fruits et légumes',
  Proteins: 'Viande, poisson et protéines',
  Dairy: 'Produits laitiers',
  Pantry: 'Épicerie',
  Spices: 'Épices',
  Other: 'Autres',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'fr'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0
      ? first
      : `${first} et ${plural(others.length, { one: '# autre', other: '# autres' })}`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(checked)} sur ${n(total)}`,
      complete: (percentage) => `${format.percent(percentage)} fait`,
      progressTitle: 'Avancement des courses',
      clearAll: 'Tout décocher',
      checkAll: 'Tout cocher',
      copy: 'Copier la liste',
      count: (items) => plural(items, { one: '# article', other: '# articles' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `Il faut ${need}, vous avez ${have}`,
      needed: (need) => `Il faut ${need}`,
      little: 'un peu',
      staple: 'De base\u00a0: vous en avez peut-être',
      estimate: (cost, hasStaples) =>
        `Environ ${format.money(cost, 0)}${hasStaples ? ', sans les produits de base' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.amount(count, unit)} de ${kitchen.named(size, sizeUnit)}`,
      toBuy: 'à acheter',
      buy: 'Acheté',
      buying: 'Rangement…',
      buyHint: (checked) =>
        checked === 0
          ? 'Cochez ce que vous avez acheté pour le ranger au garde-manger.'
          : plural(checked, {
              one: '# article coché va dans votre garde-manger.',
              other: '# articles cochés vont dans votre garde-manger.',
            }),
      buyLater: 'Ce sera envoyé quand vous serez de nouveau en ligne.',
      waiting: 'En attente d’envoi',
      bought: 'Acheté',
      boughtOn: (date) => date,
      undo: 'Annuler',
      undoName: (names) => `Annuler\u00a0: ${firstOf(names)}`,
      addAnyway: 'Ajouter quand même',
      addAnywayName: (names) => `Ajouter quand même\u00a0: ${firstOf(names)}`,
      discard: 'Abandonner',
      discardName: (names) => `Abandonner\u00a0: ${firstOf(names)}`,
      emptyTitle: 'Rien à acheter',
      emptyText: 'Tous les ingrédients sont dans votre garde-manger\u00a0!',
    },
  };
};
