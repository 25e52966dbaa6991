import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: 'फल और सब्ज़ियाँ',
  Proteins: 'मांस, मछली और प्रोटीन',
  Dairy: 'डेयरी',
  Pantry: 'राशन',
  Spices: 'मसाले',
  Other: 'अन्य',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'hi'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} और ${n(others.length)} अन्य`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(total)} में से ${n(checked)}`,
      complete: (percentage) => `${format.percent(percentage)} पूरा`,
      progressTitle: 'ख़रीदारी की प्रगति',
      clearAll: 'सब निशान हटाएँ',
      checkAll: 'सब चुनें',
      copy: 'सूची कॉपी करें',
      count: (items) => plural(items, { one: '# चीज़', other: '# चीज़ें' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `${need} चाहिए, ${have} है`,
      needed: (need) => `${need} चाहिए`,
      little: 'थोड़ा',
      staple: 'बुनियादी: शायद आपके पास हो',
      estimate: (cost, hasStaples) =>
        `क़रीब ${format.money(cost, 0)}${hasStaples ? ', बुनियादी चीज़ों के बिना' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.named(size, sizeUnit)} के ${kitchen.amount(count, unit)}`,
      toBuy: 'ख़रीदना है',
      buy: 'ख़रीद लिया',
      buying: 'रखा जा रहा है…',
      buyHint: (checked) =>
        checked === 0
          ? 'जो ख़रीदा है उस पर निशान लगाएँ, वह रसोई के सामान में चला जाएगा।'
          : plural(checked, {
              one: 'निशान लगी # चीज़ रसोई के सामान में जाएगी।',
              other: 'निशान लगी # चीज़ें रसोई के सामान में जाएँगी।',
            }),
      buyLater: 'फिर से ऑनलाइन होने पर भेजा जाएगा।',
      waiting: 'भेजा जाना बाक़ी है',
      bought: 'ख़रीद लिया',
      boughtOn: (date) => date,
      undo: 'वापस लें',
      undoName: (names) => `वापस लें: ${firstOf(names)}`,
      addAnyway: 'फिर भी जोड़ें',
      addAnywayName: (names) => `फिर भी जोड़ें: ${firstOf(names)}`,
      discard: 'छोड़ दें',
      discardName: (names) => `छोड़ दें: ${firstOf(names)}`,
      emptyTitle: 'कुछ ख़रीदना नहीं है',
      emptyText: 'सारी सामग्री आपकी रसोई में है!',
    },
  };
};
