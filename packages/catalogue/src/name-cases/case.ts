/** What somebody writes, the slug of what is meant (null: nothing of ours), and how much of it where that matters. */
export type NameCase = readonly [text: string, slug: string | null, amount?: string];
