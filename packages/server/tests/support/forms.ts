/** Whether the tests run in their long form (`npm run test:long`): more repetitions, with figures. */
export const isLong = process.env['LARDER_TESTS'] === 'long';

/** How many repetitions a test makes: `short`, or as many as `npm run test:long` asks for. */
export const repetitions = (short: number): number => Number(process.env['LARDER_REPETITIONS'] ?? short);

const REPORTS = 20;

/** To be called after each repetition: a long test reports twenty times how far it is. */
export function progress(total: number): () => void {
  const step = Math.ceil(total / REPORTS);
  let done = 0;
  return () => {
    done += 1;
    if (isLong && done % step === 0) console.info(`${done} of ${total}`);
  };
}
