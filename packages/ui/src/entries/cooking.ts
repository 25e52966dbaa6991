/** At the stove: one step at a time, and timers. */
export * from '../components/cook-mode/index.ts';
export * from '../components/step-timer/index.ts';
