import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'fr'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} en réserve`;
  const servings = (count: number) => plural(count, { one: '# portion', other: '# portions' });
  return {
    'allergy-note': {
      contains: (things) => `Contient ce que vous évitez\u00a0: ${list(things)}`,
      mayContain: (things) => `Peut contenir ce que vous évitez\u00a0: ${list(things)}`,
      both: (things, possible) =>
        `Contient ce que vous évitez\u00a0: ${list(things)}. Peut aussi contenir\u00a0: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# plat contient ce que vous évitez\u00a0: ${list(things)}`,
          other: `# plats contiennent ce que vous évitez\u00a0: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# plat peut contenir ce que vous évitez\u00a0: ${list(things)}`,
          other: `# plats peuvent contenir ce que vous évitez\u00a0: ${list(things)}`,
        }),
      more: (count) => `${n(count)} de plus`,
    },
    'cook-mode': {
      close: 'Fermer le mode cuisine',
      step: (number, total) => `Étape ${n(number)} sur ${n(total)}`,
      end: 'C’est prêt\u00a0!',
      needs: 'Pour cette étape',
      amount: kitchen.times,
      startTimer: (said) => `Lancer un minuteur\u00a0: ${said}`,
      timers: 'Minuteurs',
      back: 'Retour',
      next: 'Suivante',
      finish: 'Terminer',
    },
    'favorite-button': { favorite: 'Favorite', favoriteOf: (subject) => `Favorite\u00a0: ${subject}` },
    'ingredient-list': {
      title: 'Ingrédients',
      inPantry: 'En réserve',
      add: '+ Ajouter',
      removeFromPantry: (ingredient) => `En réserve, retirer ${ingredient}`,
      addToPantry: (ingredient) => `+ Ajouter ${ingredient}`,
      matched: (there, total) => `${n(there)} sur ${n(total)}`,
      servings,
      fewerServings: 'Moins de portions',
      moreServings: 'Plus de portions',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `Il manque\u00a0: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `Vous avez ${say(available)}${isCount ? ` sur ${say(needed)}` : ''}, il manque\u00a0: ${say(lacking)}`;
      },
      standIn: (name, note) => `Avec ce que vous avez\u00a0: ${name}. ${note}`,
      serveWith: 'Se marie bien avec',
      optional: 'Facultatif, non compté ci-dessus',
      contains: (allergens) => `contient ${allergens.join(', ')}`,
      mayContain: (allergens) => `peut contenir ${allergens.join(', ')}`,
      added: (ingredient) => `${ingredient}\u00a0: dans votre garde-manger`,
      removed: (ingredient) => `${ingredient}\u00a0: retiré de votre garde-manger`,
    },
    'instruction-steps': {
      title: 'Préparation',
      none: 'Aucune préparation indiquée.',
      source: 'Voir la recette d’origine',
      newTab: '(s’ouvre dans un nouvel onglet)',
      amountsNote: 'Les quantités sous une étape valent pour toute la recette.',
      writtenFor: (count) =>
        `Les quantités valent pour vos portions. Les moules, les fournées et le nombre de pièces valent pour ${n(count)}.`,
    },
    'nutrition-table': {
      title: 'Valeurs par portion',
      calories: 'Calories',
      fat: 'Lipides',
      saturates: 'dont saturés',
      carbohydrates: 'Glucides',
      sugars: 'dont sucres',
      fibre: 'Fibres',
      protein: 'Protéines',
      salt: 'Sel',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} g`,
    },
    'pantry-hint': {
      text: 'Ajoutez ce que vous avez au garde-manger pour voir les recettes qui vous vont\u00a0!',
    },
    'recipe-accordion-details': {
      prepTime: 'Préparation',
      cookTime: 'Cuisson',
      waitingTime: kitchen.waiting,
      totalTime: 'Temps total',
      noTime: 'Rien',
      servings: 'Portions',
      minutes: kitchen.minutes,
      count: n,
      open: 'Voir la recette',
    },
    'recipe-accordion-item': { match, updated: '(mis à jour)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# ingrédient', other: '# ingrédients' }),
      servings,
      needs: (names, short) =>
        `Il manque\u00a0: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `plus de ${name}`)].join(', ')}`,
      haveEverything: 'Vous avez tout',
    },
    'recipe-header': {
      back: 'Retour aux recettes',
      match,
      prepTime: 'Préparation',
      cookTime: 'Cuisson',
      waitingTime: kitchen.waiting,
      totalTime: 'Temps total',
      eveningBefore: 'La veille au soir',
      onTheDay: (minutes) => `Le jour même, il faut ${kitchen.minutes(minutes)}.`,
      noTime: 'Rien',
      servings: 'Portions',
      hours: 'h',
      minutes: 'min',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'Moins de portions' : `Moins de portions de ${of}`),
      more: (of) => (of === undefined ? 'Plus de portions' : `Plus de portions de ${of}`),
    },
    'step-needs': { needs: 'Quantités pour toute la recette', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `Suspendre le minuteur\u00a0: ${name}`,
      resume: (name) => `Reprendre le minuteur\u00a0: ${name}`,
      extend: '+1 min',
      extendName: (name) => `+1 min\u00a0: ${name}`,
      stop: (name) => `Arrêter le minuteur\u00a0: ${name}`,
      paused: 'En pause',
      ended: 'C’est l’heure',
      rings: (name) => `C’est l’heure\u00a0: ${name}`,
    },
  };
};
