/**
 * What somebody says, as a recogniser writes it down, and the slugs of what is meant, in that order. A '+' begins words
 * of the transcript that name a food which the catalogue has not.
 */
export type VoiceCase = readonly [said: string, ...names: readonly string[]];
