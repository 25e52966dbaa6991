import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'Frutas y verduras',
  Proteins: 'Carne, pescado y proteínas',
  Dairy: 'Lácteos',
  Pantry: 'Despensa',
  Spices: 'Especias',
  Other: 'Otros',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'es'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} y ${n(others.length)} más`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(checked)} de ${n(total)}`,
      complete: (percentage) => `${format.percent(percentage)} hecho`,
      progressTitle: 'Progreso de la compra',
      clearAll: 'Desmarcar todo',
      checkAll: 'Marcar todo',
      copy: 'Copiar la lista',
      count: (items) => plural(items, { one: '# artículo', other: '# artículos' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `Hace falta ${need}, tienes ${have}`,
      needed: (need) => `Hace falta ${need}`,
      little: 'un poco',
      staple: 'Básico: puede que lo tengas',
      estimate: (cost, hasStaples) =>
        `Aprox. ${format.money(cost, 0)}${hasStaples ? ', sin contar los básicos' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.amount(count, unit)} de ${kitchen.named(size, sizeUnit)}`,
      toBuy: 'por comprar',
      buy: 'Comprado',
      buying: 'Guardando en la despensa…',
      buyHint: (checked) =>
        checked === 0
          ? 'Marca lo que has comprado para pasarlo a tu despensa.'
          : plural(checked, {
              one: '# artículo marcado pasa a tu despensa.',
              other: '# artículos marcados pasan a tu despensa.',
            }),
      buyLater: 'Se enviará cuando vuelvas a tener conexión.',
      waiting: 'Por enviar',
      bought: 'Comprado',
      boughtOn: (date) => date,
      undo: 'Deshacer',
      undoName: (names) => `Deshacer: ${firstOf(names)}`,
      addAnyway: 'Añadir de todos modos',
      addAnywayName: (names) => `Añadir de todos modos: ${firstOf(names)}`,
      discard: 'Descartar',
      discardName: (names) => `Descartar: ${firstOf(names)}`,
      emptyTitle: 'No hay nada que comprar',
      emptyText: '¡Todos los ingredientes están en tu despensa!',
    },
  };
};
