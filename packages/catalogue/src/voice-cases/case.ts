/**
 * A transcript as a recogniser writes it, and the slugs it means, in order. A '+' marks words that name a
 * food unknown to the catalogue.
 */
export type VoiceCase = readonly [said: string, ...names: readonly string[]];
