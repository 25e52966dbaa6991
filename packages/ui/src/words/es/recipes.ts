import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'es'>): RecipesWords => {
  const match = (share: number) => `${format.percent(share)} en casa`;
  const servings = (count: number) => plural(count, { one: '# ración', other: '# raciones' });
  return {
    'allergy-note': {
      contains: (things) => `Contiene algo que evitas: ${list(things)}`,
      mayContain: (things) => `Puede contener algo que evitas: ${list(things)}`,
      both: (things, possible) =>
        `Contiene algo que evitas: ${list(things)}. También puede contener: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          one: `# plato contiene algo que evitas: ${list(things)}`,
          other: `# platos contienen algo que evitas: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          one: `# plato puede contener algo que evitas: ${list(things)}`,
          other: `# platos pueden contener algo que evitas: ${list(things)}`,
        }),
      more: (count) => `${n(count)} más`,
    },
    'cook-mode': {
      close: 'Cerrar el modo cocina',
      step: (number, total) => `Paso ${n(number)} de ${n(total)}`,
      end: '¡Listo!',
      needs: 'Para este paso',
      amount: kitchen.times,
      startTimer: (said) => `Poner un temporizador: ${said}`,
      timers: 'Temporizadores',
      back: 'Atrás',
      next: 'Siguiente',
      finish: 'Terminar',
    },
    'favorite-button': { favorite: 'Favorita', favoriteOf: (subject) => `Favorita: ${subject}` },
    'ingredient-list': {
      title: 'Ingredientes',
      inPantry: 'En casa',
      add: '+ Añadir',
      removeFromPantry: (ingredient) => `En casa, quitar ${ingredient}`,
      addToPantry: (ingredient) => `+ Añadir ${ingredient}`,
      matched: (there, total) => `${n(there)} de ${n(total)}`,
      servings,
      fewerServings: 'Menos raciones',
      moreServings: 'Más raciones',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `Falta: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `Tienes ${say(available)}${isCount ? ` de ${say(needed)}` : ''}, falta: ${say(lacking)}`;
      },
      standIn: (name, note) => `Con lo que tienes: ${name}. ${note}`,
      serveWith: 'Va bien con',
      optional: 'Opcional, no se cuenta arriba',
      contains: (allergens) => `contiene ${allergens.join(', ')}`,
      mayContain: (allergens) => `puede contener ${allergens.join(', ')}`,
      added: (ingredient) => `${ingredient}: ya está en tu despensa`,
      removed: (ingredient) => `${ingredient}: ya no está en tu despensa`,
    },
    'instruction-steps': {
      title: 'Elaboración',
      none: 'No hay elaboración.',
      source: 'Ver la receta original',
      newTab: '(se abre en otra pestaña)',
      amountsNote: 'Las cantidades bajo un paso son para toda la receta.',
      writtenFor: (count) =>
        `Las cantidades son para tus raciones. Los moldes, las tandas y el número de piezas son para ${n(count)}.`,
    },
    'nutrition-table': {
      title: 'Valores por ración',
      calories: 'Calorías',
      fat: 'Grasas',
      saturates: 'de las cuales saturadas',
      carbohydrates: 'Hidratos de carbono',
      sugars: 'de los cuales azúcares',
      fibre: 'Fibra',
      protein: 'Proteínas',
      salt: 'Sal',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))} g`,
    },
    'pantry-hint': { text: '¡Añade lo que tienes en la despensa y verás qué recetas le van mejor!' },
    'recipe-accordion-details': {
      prepTime: 'Preparación',
      cookTime: 'Cocción',
      waitingTime: kitchen.waiting,
      totalTime: 'Tiempo total',
      noTime: 'Nada',
      servings: 'Raciones',
      minutes: kitchen.minutes,
      count: n,
      open: 'Ver la receta',
    },
    'recipe-accordion-item': { match, updated: '(actualizado)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { one: '# ingrediente', other: '# ingredientes' }),
      servings,
      needs: (names, short) =>
        `Falta: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `más ${name}`)].join(', ')}`,
      haveEverything: 'Lo tienes todo',
    },
    'recipe-header': {
      back: 'Volver a las recetas',
      match,
      prepTime: 'Preparación',
      cookTime: 'Cocción',
      waitingTime: kitchen.waiting,
      totalTime: 'Tiempo total',
      eveningBefore: 'La noche anterior',
      onTheDay: (minutes) => `El mismo día lleva ${kitchen.minutes(minutes)}.`,
      noTime: 'Nada',
      servings: 'Raciones',
      hours: 'h',
      minutes: 'min',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? 'Menos raciones' : `Menos raciones de ${of}`),
      more: (of) => (of === undefined ? 'Más raciones' : `Más raciones de ${of}`),
    },
    'step-needs': { needs: 'Cantidades para toda la receta', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `Pausar el temporizador: ${name}`,
      resume: (name) => `Reanudar el temporizador: ${name}`,
      extend: '+1 min',
      extendName: (name) => `+1 min: ${name}`,
      stop: (name) => `Parar el temporizador: ${name}`,
      paused: 'En pausa',
      ended: 'Se acabó el tiempo',
      rings: (name) => `Se acabó el tiempo: ${name}`,
    },
  };
};
