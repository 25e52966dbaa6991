/** A text, the slug of the ingredient it means (null: none of ours), and its amount where relevant. */
export type NameCase = readonly [text: string, slug: string | null, amount?: string];
