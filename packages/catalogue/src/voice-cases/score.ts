import type { VoiceCase } from './case.ts';

/** How well transcripts were read, over all their names. */
export interface VoiceScore {
  readonly cases: number;
  /** Precision and recall. */
  readonly precision: number;
  readonly recall: number;
  /** How many were entirely correct, in spoken order. */
  readonly whole: number;
  readonly misses: readonly string[];
}

/** Compares the result with the expectation. */
export function scoreOf(cases: readonly VoiceCase[], hear: (said: string) => readonly string[]): VoiceScore {
  let [hits, heardNames, meantNames] = [0, 0, 0];
  const misses: string[] = [];
  for (const [said, ...meant] of cases) {
    const heard = hear(said);
    hits += heard.filter((name) => meant.includes(name)).length;
    heardNames += heard.length;
    meantNames += meant.length;
    if (heard.join() !== meant.join()) misses.push(missOf(said, meant, heard));
  }
  return {
    cases: cases.length,
    precision: hits / heardNames,
    recall: hits / meantNames,
    whole: cases.length - misses.length,
    misses,
  };
}

function missOf(said: string, meant: readonly string[], heard: readonly string[]): string {
  const missed = meant.filter((name) => !heard.includes(name));
  const wrong = heard.filter((name) => !meant.includes(name));
  const parts = [
    missed.length > 0 && `without ${missed.join(', ')}`,
    wrong.length > 0 && `with ${wrong.join(', ')}`,
  ].filter(Boolean);
  return `'${said}': ${parts.join(' and ') || 'in another order'}`;
}
