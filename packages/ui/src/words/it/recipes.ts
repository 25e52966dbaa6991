import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'it'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} in casa`;
  const servings = (count: number) => plural(count, { one: '# porzione', other: '# porzioni' });
  return {
    'allergy-note': {
      contains: (things) => `Contiene qualcosa che eviti: ${list(things)}`,
      mayContain: (things) => `Può contenere qualcosa che eviti: ${list(things)}`,
      both: (things, possible) =>
        `Contiene qualcosa che eviti: ${list(things)}. Può contenere anche: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# piatto contiene qualcosa che eviti: ${list(things)}`,
          other: `# piatti contengono qualcosa che eviti: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# piatto può contenere qualcosa che eviti: ${list(things)}`,
          other: `# piatti possono contenere qualcosa che eviti: ${list(things)}`,
        }),
      more: (count) => plural(count, { one: '# altro', other: 'altri #' }),
    },
    'cook-mode': {
      close: 'Chiudi la modalità cucina',
      step: (number, total) => `Passaggio ${n(number)} di ${n(total)}`,
      end: 'Fatto!',
      needs: 'Per questo passaggio',
      amount: kitchen.times,
      startTimer: (said) => `Avvia un timer: ${said}`,
      timers: 'Timer',
      back: 'Indietro',
      next: 'Avanti',
      finish: 'Fine',
    },
    'favorite-button': { favorite: 'Preferita', favoriteOf: (subject) => `Preferita: ${subject}` },
    'ingredient-list': {
      title: 'Ingredienti',
      inPantry: 'In casa',
      add: '+ Aggiungi',
      removeFromPantry: (ingredient) => `In casa, togli ${ingredient}`,
      addToPantry: (ingredient) => `+ Aggiungi ${ingredient}`,
      matched: (there, total) => `${n(there)} su ${n(total)}`,
      servings,
      fewerServings: 'Meno porzioni',
      moreServings: 'Più porzioni',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `Manca: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `Hai ${say(available)}${isCount ? ` su ${say(needed)}` : ''}, manca: ${say(lacking)}`;
      },
      standIn: (name, note) => `Con quello che hai: ${name}. ${note}`,
      serveWith: 'Si accompagna bene con',
      optional: 'Facoltativo, non contato sopra',
      contains: (allergens) => `contiene ${allergens.join(', ')}`,
      mayContain: (allergens) => `può contenere ${allergens.join(', ')}`,
      added: (ingredient) => `${ingredient}: ora nella tua dispensa`,
      removed: (ingredient) => `${ingredient}: non più nella tua dispensa`,
    },
    'instruction-steps': {
      title: 'Preparazione',
      none: 'Nessuna preparazione indicata.',
      source: 'Vai alla ricetta originale',
      newTab: '(si apre in un’altra scheda)',
      amountsNote: 'Le quantità sotto un passaggio valgono per tutta la ricetta.',
      writtenFor: (count) =>
        `Le quantità sono per le tue porzioni. Teglie, impasti e numero di pezzi sono per ${n(count)}.`,
    },
    'nutrition-table': {
      title: 'Valori per porzione',
      calories: 'Calorie',
      fat: 'Grassi',
      saturates: 'di cui saturi',
      carbohydrates: 'Carboidrati',
      sugars: 'di cui zuccheri',
      fibre: 'Fibre',
      protein: 'Proteine',
      salt: 'Sale',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} g`,
    },
    'pantry-hint': { text: 'Aggiungi quello che hai in dispensa e vedrai quali ricette fanno per te!' },
    'recipe-accordion-details': {
      prepTime: 'Preparazione',
      cookTime: 'Cottura',
      waitingTime: kitchen.waiting,
      totalTime: 'Tempo totale',
      noTime: 'Niente',
      servings: 'Porzioni',
      minutes: kitchen.minutes,
      count: n,
      open: 'Vai alla ricetta',
    },
    'recipe-accordion-item': { match, updated: '(aggiornato)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# ingrediente', other: '# ingredienti' }),
      servings,
      needs: (names, short) =>
        `Manca: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `altro ${name}`)].join(', ')}`,
      haveEverything: 'Hai tutto',
    },
    'recipe-header': {
      back: 'Torna alle ricette',
      match,
      prepTime: 'Preparazione',
      cookTime: 'Cottura',
      waitingTime: kitchen.waiting,
      totalTime: 'Tempo totale',
      eveningBefore: 'La sera prima',
      onTheDay: (minutes) => `Il giorno stesso ci vogliono ${kitchen.minutes(minutes)}.`,
      noTime: 'Niente',
      servings: 'Porzioni',
      hours: 'h',
      minutes: 'min',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'Meno porzioni' : `Meno porzioni di ${of}`),
      more: (of) => (of === undefined ? 'Più porzioni' : `Più porzioni di ${of}`),
    },
    'step-needs': { needs: 'Quantità per tutta la ricetta', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `Metti in pausa il timer: ${name}`,
      resume: (name) => `Riprendi il timer: ${name}`,
      extend: '+1 min',
      extendName: (name) => `+1 min: ${name}`,
      stop: (name) => `Ferma il timer: ${name}`,
      paused: 'In pausa',
      ended: 'Tempo scaduto',
      rings: (name) => `Tempo scaduto: ${name}`,
    },
  };
};
