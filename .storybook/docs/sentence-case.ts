/** Turns 'RecipeCard' and 'Recipe Card' into 'Recipe card'. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(' ');
  return words
    .map((word, index) => (index === 0 || !/^[A-Z][a-z]*$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
