/**
 * Where a product says what its ids are, once, so that every component takes those and no others:
 *
 *     declare module '@larder/ui/vocabulary' {
 *       interface FoodRegister {
 *         vocabulary: typeof vocabulary;
 *         itemId: number;
 *       }
 *     }
 *
 * `vocabulary` is what `defineVocabulary` returned; `itemId` is the type of the ids of items and ingredients. Without
 * them, ids are Larder's where they always were, and text elsewhere.
 */
// An interface, because only interfaces can be added to.
// oxlint-disable-next-line typescript/no-empty-object-type -- the product fills it
export interface FoodRegister {}
