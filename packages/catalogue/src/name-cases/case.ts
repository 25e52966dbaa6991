/** A text, the slug of the ingredient it means (null: not in the catalogue), and its amount where relevant. */
export type NameCase = readonly [text: string, slug: string | null, amount?: string];
