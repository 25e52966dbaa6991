import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'de'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} vorrätig`;
  const servings = (count: number) => plural(count, { one: '# Portion', other: '# Portionen' });
  return {
    'allergy-note': {
      contains: (things) => `Enthält, was du meidest: ${list(things)}`,
      mayContain: (things) => `Kann enthalten, was du meidest: ${list(things)}`,
      both: (things, possible) =>
        `Enthält, was du meidest: ${list(things)}. Kann auch enthalten: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# Gericht enthält, was du meidest: ${list(things)}`,
          other: `# Gerichte enthalten, was du meidest: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# Gericht kann enthalten, was du meidest: ${list(things)}`,
          other: `# Gerichte können enthalten, was du meidest: ${list(things)}`,
        }),
      more: (count) => `${n(count)} weitere`,
    },
    'cook-mode': {
      close: 'Kochmodus schließen',
      step: (number, total) => `Schritt ${n(number)} von ${n(total)}`,
      end: 'Fertig',
      needs: 'Für diesen Schritt',
      amount: kitchen.times,
      startTimer: (said) => `Timer starten: ${said}`,
      timers: 'Timer',
      back: 'Zurück',
      next: 'Weiter',
      finish: 'Fertig',
    },
    'favorite-button': { favorite: 'Favorit', favoriteOf: (subject) => `Favorit: ${subject}` },
    'ingredient-list': {
      title: 'Zutaten',
      inPantry: 'Vorrätig',
      add: '+ Vorrat',
      removeFromPantry: (ingredient) => `Vorrätig, ${ingredient} entfernen`,
      addToPantry: (ingredient) => `+ Vorrat: ${ingredient}`,
      matched: (there, total) => `${n(there)} von ${n(total)}`,
      servings,
      fewerServings: 'Weniger Portionen',
      moreServings: 'Mehr Portionen',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `Es fehlen noch ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `${say(available)}${isCount ? ` von ${say(needed)}` : ''} da, es fehlen noch ${say(lacking)}`;
      },
      standIn: (name, note) => `Mit dem, was du hast: ${name}. ${note}`,
      serveWith: 'Dazu passt',
      optional: 'Nach Wunsch, oben nicht mitgezählt',
      contains: (allergens) => `enthält ${allergens.join(', ')}`,
      mayContain: (allergens) => `kann ${allergens.join(', ')} enthalten`,
      added: (ingredient) => `${ingredient} ist jetzt in deinem Vorrat`,
      removed: (ingredient) => `${ingredient} ist nicht mehr in deinem Vorrat`,
    },
    'instruction-steps': {
      title: 'Zubereitung',
      none: 'Keine Zubereitung angegeben.',
      source: 'Zum Originalrezept',
      newTab: '(öffnet einen neuen Tab)',
      amountsNote: 'Die Mengen unter einem Schritt gelten für das ganze Rezept.',
      writtenFor: (count) =>
        `Die Mengen gelten für deine Portionen. Formen, Teigmengen und Stückzahlen gelten für ${n(count)}.`,
    },
    'nutrition-table': {
      title: 'Nährwerte pro Portion',
      calories: 'Kalorien',
      fat: 'Fett',
      saturates: 'davon gesättigt',
      carbohydrates: 'Kohlenhydrate',
      sugars: 'davon Zucker',
      fibre: 'Ballaststoffe',
      protein: 'Eiweiß',
      salt: 'Salz',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} g`,
    },
    'pantry-hint': { text: 'Trage deinen Vorrat ein, dann siehst du, welche Rezepte zu ihm passen!' },
    'recipe-accordion-details': {
      prepTime: 'Vorbereitung',
      cookTime: 'Kochzeit',
      waitingTime: kitchen.waiting,
      totalTime: 'Gesamtzeit',
      noTime: 'Keine',
      servings: 'Portionen',
      minutes: kitchen.minutes,
      count: n,
      open: 'Zum Rezept',
    },
    'recipe-accordion-item': { match, updated: '(aktualisiert)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# Zutat', other: '# Zutaten' }),
      servings,
      needs: (names, short) =>
        `Es fehlt: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `mehr ${name}`)].join(', ')}`,
      haveEverything: 'Alles da',
    },
    'recipe-header': {
      back: 'Zurück zu den Rezepten',
      match,
      prepTime: 'Vorbereitung',
      cookTime: 'Kochzeit',
      waitingTime: kitchen.waiting,
      totalTime: 'Gesamtzeit',
      eveningBefore: 'Am Vorabend',
      onTheDay: (minutes) => `Am Tag selbst dauert es ${kitchen.minutes(minutes)}`,
      noTime: 'Keine',
      servings: 'Portionen',
      hours: 'Std.',
      minutes: 'Min.',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'Weniger Portionen' : `Weniger Portionen ${of}`),
      more: (of) => (of === undefined ? 'Mehr Portionen' : `Mehr Portionen ${of}`),
    },
    'step-needs': { needs: 'Mengen für das ganze Rezept', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `Timer anhalten: ${name}`,
      resume: (name) => `Timer fortsetzen: ${name}`,
      extend: '+1 Min.',
      extendName: (name) => `+1 Min.: ${name}`,
      stop: (name) => `Timer beenden: ${name}`,
      paused: 'Angehalten',
      ended: 'Zeit ist um',
      rings: (name) => `Zeit ist um: ${name}`,
    },
  };
};
