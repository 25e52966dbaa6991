import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'nl'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} in huis`;
  const servings = (count: number) => plural(count, { one: '# portie', other: '# porties' });
  return {
    'allergy-note': {
      contains: (things) => `Bevat iets wat je vermijdt: ${list(things)}`,
      mayContain: (things) => `Bevat mogelijk iets wat je vermijdt: ${list(things)}`,
      both: (things, possible) =>
        `Bevat iets wat je vermijdt: ${list(things)}. Bevat mogelijk ook: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# gerecht bevat iets wat je vermijdt: ${list(things)}`,
          other: `# gerechten bevatten iets wat je vermijdt: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# gerecht bevat mogelijk iets wat je vermijdt: ${list(things)}`,
          other: `# gerechten bevatten mogelijk iets wat je vermijdt: ${list(things)}`,
        }),
      more: (count) => `nog ${n(count)}`,
    },
    'cook-mode': {
      close: 'Kookmodus sluiten',
      step: (number, total) => `Stap ${n(number)} van ${n(total)}`,
      end: 'Klaar!',
      needs: 'Voor deze stap',
      amount: kitchen.times,
      startTimer: (said) => `Timer starten: ${said}`,
      timers: 'Timers',
      back: 'Terug',
      next: 'Volgende',
      finish: 'Klaar',
    },
    'favorite-button': { favorite: 'Favoriet', favoriteOf: (subject) => `Favoriet: ${subject}` },
    'ingredient-list': {
      title: 'Ingrediënten',
      inPantry: 'In huis',
      add: '+ Voorraad',
      removeFromPantry: (ingredient) => `In huis, ${ingredient} verwijderen`,
      addToPantry: (ingredient) => `+ Voorraad: ${ingredient}`,
      matched: (there, total) => `${n(there)} van ${n(total)}`,
      servings,
      fewerServings: 'Minder porties',
      moreServings: 'Meer porties',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `Nog nodig: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `${say(available)}${isCount ? ` van ${say(needed)}` : ''} in huis, nog nodig: ${say(lacking)}`;
      },
      standIn: (name, note) => `Met wat je hebt: ${name}. ${note}`,
      serveWith: 'Lekker met',
      optional: 'Naar keuze, hierboven niet meegeteld',
      contains: (allergens) => `bevat ${allergens.join(', ')}`,
      mayContain: (allergens) => `kan ${allergens.join(', ')} bevatten`,
      added: (ingredient) => `${ingredient} staat nu in je voorraad`,
      removed: (ingredient) => `${ingredient} staat niet meer in je voorraad`,
    },
    'instruction-steps': {
      title: 'Bereiding',
      none: 'Geen bereiding beschikbaar.',
      source: 'Naar het oorspronkelijke recept',
      newTab: '(opent in een nieuw tabblad)',
      amountsNote: 'De hoeveelheden onder een stap gelden voor het hele recept.',
      writtenFor: (count) =>
        `De hoeveelheden gelden voor jouw porties. Vormen, bakbeurten en aantallen stuks gelden voor ${n(count)}.`,
    },
    'nutrition-table': {
      title: 'Voedingswaarde per portie',
      calories: 'Calorieën',
      fat: 'Vet',
      saturates: 'waarvan verzadigd',
      carbohydrates: 'Koolhydraten',
      sugars: 'waarvan suikers',
      fibre: 'Vezels',
      protein: 'Eiwit',
      salt: 'Zout',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} g`,
    },
    'pantry-hint': { text: 'Vul je voorraad in en zie welke recepten daarbij passen!' },
    'recipe-accordion-details': {
      prepTime: 'Voorbereiding',
      cookTime: 'Kooktijd',
      waitingTime: kitchen.waiting,
      totalTime: 'Totale tijd',
      noTime: 'Niets',
      servings: 'Porties',
      minutes: kitchen.minutes,
      count: n,
      open: 'Naar het recept',
    },
    'recipe-accordion-item': { match, updated: '(bijgewerkt)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# ingrediënt', other: '# ingrediënten' }),
      servings,
      needs: (names, short) =>
        `Nog nodig: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `meer ${name}`)].join(', ')}`,
      haveEverything: 'Je hebt alles',
    },
    'recipe-header': {
      back: 'Terug naar de recepten',
      match,
      prepTime: 'Voorbereiding',
      cookTime: 'Kooktijd',
      waitingTime: kitchen.waiting,
      totalTime: 'Totale tijd',
      eveningBefore: 'De avond ervoor',
      onTheDay: (minutes) => `Op de dag zelf duurt het ${kitchen.minutes(minutes)}.`,
      noTime: 'Niets',
      servings: 'Porties',
      hours: 'u',
      minutes: 'min.',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'Minder porties' : `Minder porties ${of}`),
      more: (of) => (of === undefined ? 'Meer porties' : `Meer porties ${of}`),
    },
    'step-needs': { needs: 'Hoeveelheden voor het hele recept', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `Timer pauzeren: ${name}`,
      resume: (name) => `Timer hervatten: ${name}`,
      extend: '+1 min',
      extendName: (name) => `+1 min: ${name}`,
      stop: (name) => `Timer stoppen: ${name}`,
      paused: 'Gepauzeerd',
      ended: 'De tijd is om',
      rings: (name) => `De tijd is om: ${name}`,
    },
  };
};
