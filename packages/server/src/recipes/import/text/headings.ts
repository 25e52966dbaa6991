/** Section headings of recipes, in the most common recipe languages. */
const INGREDIENTS: ReadonlySet<string> = new Set([
  'ingredients',
  'the ingredients',
  'ingredient list',
  'ingredients list',
  'what you need',
  "what you'll need",
  'you will need',
  'shopping list',
  'zutaten',
  'ingrédients',
  'les ingrédients',
  'ingredientes',
  'los ingredientes',
  'ingredienti',
  'ingrediënten',
  'ingredienser',
  'ingredienten',
  'dit heb je nodig',
  'benodigdheden',
  'składniki',
  'ingrediencie',
  'ingredience',
  'suroviny',
  'összetevők',
  'hozzávalók',
  'ингредиенты',
  'υλικά',
  'malzemeler',
  'ainekset',
  'ingredientele',
  'ingrediente',
  'sastojci',
  'продукты',
  '材料',
  '食材',
  '재료',
  'nguyên liệu',
  'bahan-bahan',
  'bahan',
  'מצרכים',
  'מרכיבים',
  'продукти',
  'інгредієнти',
  'съставки',
  'koostisosad',
  'sestavine',
]);
const STEPS: ReadonlySet<string> = new Set([
  'method',
  'the method',
  'directions',
  'instructions',
  'preparation',
  'preparation method',
  'steps',
  'how to make it',
  'how to make',
  'here’s how to make it',
  "here's how to make it",
  'how to make the recipe',
  'let’s make it',
  'procedure',
  'cooking instructions',
  'cooking method',
  'to make',
  'what to do',
  'get started',
  'cooking directions',
  'a recept',
  'zubereitung',
  'die zubereitung',
  'anleitung',
  'so wird’s gemacht',
  "so geht's",
  'so geht’s',
  'préparation',
  'la préparation',
  'étapes',
  'les étapes',
  'recette',
  'étapes de préparation',
  'preparación',
  'elaboración',
  'instrucciones',
  'pasos',
  'preparazione',
  'procedimento',
  'come fare',
  'bereiding',
  'bereidingswijze',
  'aan de slag',
  'zo maak je het',
  'gör så här',
  'så här gör du',
  'tillagning',
  'fremgangsmåte',
  'fremgangsmåde',
  'sådan gør du',
  'slik gjør du',
  'przygotowanie',
  'sposób przygotowania',
  'wykonanie',
  'postup',
  'príprava',
  'příprava',
  'postup přípravy',
  'elkészítés',
  'elkészítése',
  'приготовление',
  'способ приготовления',
  'пошаговый рецепт',
  'εκτέλεση',
  'yapılışı',
  'hazırlanışı',
  'valmistus',
  'valmistusohje',
  'modo de preparo',
  'modo de fazer',
  'preparo',
  'como fazer',
  'mod de preparare',
  'preparare',
  'priprema',
  '作り方',
  '做法',
  '步骤',
  '만드는 법',
  '조리순서',
  'cách làm',
  'cara membuat',
  'אופן ההכנה',
  'הוראות הכנה',
  'начин на приготвяне',
  'приготування',
  'priprava',
  'method:',
]);
const OTHERS =
  /^(?:notes?|(?:pro )?tips?|links?|variations?|recipe notes?|cook'?s notes?|nutrition(?:al)?(?: (?:facts?|information|info))?|video|post views.*|(?:\d{1,5} )?(?:comments?|commentaires?|reacties|comentarios|commenti)|reviews?|more recipes|related(?: (?:recipes|items|posts|articles|sites))?|you (?:might|may) also (?:like|enjoy).*|equipment(?: needed)?|special equipment|uwag[ai]|did you make this.*|keywords?|storage|faq|tags|share(?: this)?|print|nährwerte.*|bewertungen|kommentare|leave a (?:reply|comment)|voedingswaarden?|notas|notities|conseils?|astuces?|vous (?:pourriez|aimerez) aussi.*|das könnte (?:dich|dir|sie|ihnen|euch) .*|(?:nog )?meer (?:lekkere )?.{0,20}recepten.*|plus de recettes.*|voir aussi|suggestions?|sugerencias?|consejos?|consigli|dicas?|tipps?|címkék.*|még több .*|read next|see also|aller?g(?:ens?|ènes|ene|eni|enos|enen|ies)(?: (?:&|and|et|und|e|y|en) .*)?|tools?(?: needed)?|utensils|kitchen tools|(?:koch|küchen)utensilien|küchen(?:geräte|helfer)|hilfreich für die zubereitung|zubehör|ustensiles|matériel|utensil[ie]|utensilios|attrezzatura|keukengerei|redskap|más recetas.*)$/i;

function tidied(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\([^()]{0,60}\)|[:：.!*#_\p{Cf}]+|\p{Extended_Pictographic}/gu, ' ')
    .replace(/\b(?:for|für|pour|para|per|voor)\s+\d.{0,30}$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a line is a heading of the ingredients: 'Ingredients:', 'Zutaten für 4 Personen'. */
export function isIngredientsHeading(line: string): boolean {
  return line.length <= 60 && INGREDIENTS.has(tidied(line));
}

/** Whether a line is a heading that names the steps and nothing else: 'Method', 'Préparation', 'Gulasch – Die Zubereitung'. */
export function isMethodHeading(line: string): boolean {
  if (line.length > 60) return false;
  return STEPS.has(tidied(line)) || STEPS.has(tidied(line.split(/ [–—|] /).at(-1) ?? ''));
}

/** Whether a line is a heading of the steps, also one that names the dish: 'How to make pisto'. */
export function isStepsHeading(line: string): boolean {
  const text = line.length <= 60 ? tidied(line) : '';
  return (
    isMethodHeading(line) ||
    /^(?:how to (?:make|cook|prepare) (?!it ahead)|aan de slag met |(?:elaboración|preparación|preparazione) (?:de|del|della|dei) |step[- ]by[- ]step (?:instructions|directions|method)$)/u.test(
      text,
    )
  );
}

/** Whether a line may be a heading of the steps if no other is: 'Zelf pesto maken', and also a step. */
export function isMakingHeading(line: string): boolean {
  return line.length <= 60 && !line.endsWith('.') && /^\p{L}[\p{L} -]{2,50} maken$/u.test(tidied(line));
}

/** Whether a line is a heading of something else: 'Notes', 'Nutrition'. */
export function isOtherHeading(line: string): boolean {
  return line.length <= 60 && OTHERS.test(tidied(line));
}
