import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'hi'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} घर में है`;
  const servings = (count: number) => plural(count, { one: '# व्यक्ति के लिए', other: '# लोगों के लिए' });
  return {
    'allergy-note': {
      contains: (things) => `इसमें वह है जिससे आप बचते हैं: ${list(things)}`,
      mayContain: (things) => `इसमें वह हो सकता है जिससे आप बचते हैं: ${list(things)}`,
      both: (things, possible) =>
        `इसमें वह है जिससे आप बचते हैं: ${list(things)}। यह भी हो सकता है: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# व्यंजन में वह है जिससे आप बचते हैं: ${list(things)}`,
          other: `# व्यंजनों में वह है जिससे आप बचते हैं: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# व्यंजन में वह हो सकता है जिससे आप बचते हैं: ${list(things)}`,
          other: `# व्यंजनों में वह हो सकता है जिससे आप बचते हैं: ${list(things)}`,
        }),
      more: (count) => `${n(count)} और`,
    },
    'cook-mode': {
      close: 'रसोई मोड बंद करें',
      step: (number, total) => `${n(total)} में से चरण ${n(number)}`,
      end: 'तैयार!',
      needs: 'इस चरण के लिए',
      amount: kitchen.times,
      startTimer: (said) => `टाइमर शुरू करें: ${said}`,
      timers: 'टाइमर',
      back: 'पीछे',
      next: 'अगला',
      finish: 'पूरा हुआ',
    },
    'favorite-button': { favorite: 'पसंदीदा', favoriteOf: (subject) => `पसंदीदा: ${subject}` },
    'ingredient-list': {
      title: 'सामग्री',
      inPantry: 'घर में है',
      add: '+ जोड़ें',
      removeFromPantry: (ingredient) => `घर में है, ${ingredient} हटाएँ`,
      addToPantry: (ingredient) => `+ जोड़ें: ${ingredient}`,
      matched: (there, total) => `${n(total)} में से ${n(there)}`,
      servings,
      fewerServings: 'कम लोगों के लिए',
      moreServings: 'ज़्यादा लोगों के लिए',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `और चाहिए: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `${isCount ? `${say(needed)} में से ` : ''}${say(available)} है, और चाहिए: ${say(lacking)}`;
      },
      standIn: (name, note) => `आपके पास जो है: ${name}। ${note}`,
      serveWith: 'इसके साथ अच्छा लगता है',
      optional: 'वैकल्पिक, ऊपर गिना नहीं गया',
      contains: (allergens) => `${allergens.join(', ')} है`,
      mayContain: (allergens) => `${allergens.join(', ')} हो सकता है`,
      added: (ingredient) => `${ingredient} रसोई के सामान में जोड़ा गया`,
      removed: (ingredient) => `${ingredient} रसोई के सामान से हटाया गया`,
    },
    'instruction-steps': {
      title: 'बनाने की विधि',
      none: 'विधि नहीं दी गई है।',
      source: 'मूल रेसिपी देखें',
      newTab: '(नए टैब में खुलता है)',
      amountsNote: 'चरण के नीचे की मात्रा पूरी रेसिपी की है।',
      writtenFor: (count) => `मात्रा आपके लोगों के हिसाब से है। साँचे, खेप और नग की गिनती ${n(count)} लोगों की है।`,
    },
    'nutrition-table': {
      title: 'एक व्यक्ति का पोषण',
      calories: 'कैलोरी',
      fat: 'वसा',
      saturates: 'जिसमें संतृप्त',
      carbohydrates: 'कार्बोहाइड्रेट',
      sugars: 'जिसमें शर्करा',
      fibre: 'फ़ाइबर',
      protein: 'प्रोटीन',
      salt: 'नमक',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} ग्राम`,
    },
    'pantry-hint': { text: 'रसोई का सामान जोड़ें और देखें कि कौन-सी रेसिपी बन सकती हैं!' },
    'recipe-accordion-details': {
      prepTime: 'तैयारी',
      cookTime: 'पकाने का समय',
      waitingTime: kitchen.waiting,
      totalTime: 'कुल समय',
      noTime: 'कुछ नहीं',
      servings: 'कितने लोग',
      minutes: kitchen.minutes,
      count: n,
      open: 'रेसिपी देखें',
    },
    'recipe-accordion-item': { match, updated: '(नया)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# सामग्री', other: '# सामग्रियाँ' }),
      servings,
      needs: (names, short) =>
        `चाहिए: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `और ${name}`)].join(', ')}`,
      haveEverything: 'सब कुछ घर में है',
    },
    'recipe-header': {
      back: 'रेसिपी पर वापस',
      match,
      prepTime: 'तैयारी',
      cookTime: 'पकाने का समय',
      waitingTime: kitchen.waiting,
      totalTime: 'कुल समय',
      eveningBefore: 'एक शाम पहले',
      onTheDay: (minutes) => `उस दिन ${kitchen.minutes(minutes)} लगते हैं।`,
      noTime: 'कुछ नहीं',
      servings: 'कितने लोग',
      hours: 'घंटे',
      minutes: 'मिनट',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'कम लोगों के लिए' : `${of}: कम लोगों के लिए`),
      more: (of) => (of === undefined ? 'ज़्यादा लोगों के लिए' : `${of}: ज़्यादा लोगों के लिए`),
    },
    'step-needs': { needs: 'पूरी रेसिपी की मात्रा', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `टाइमर रोकें: ${name}`,
      resume: (name) => `टाइमर फिर चलाएँ: ${name}`,
      extend: '+1 मिनट',
      extendName: (name) => `+1 मिनट: ${name}`,
      stop: (name) => `टाइमर बंद करें: ${name}`,
      paused: 'रुका हुआ',
      ended: 'समय पूरा हुआ',
      rings: (name) => `समय पूरा हुआ: ${name}`,
    },
  };
};
