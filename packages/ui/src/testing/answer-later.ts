import type { fn } from 'storybook/test';

/** Lets a play decide when a promise that a spy gave is kept, and with what. */
export function answerLater<Answer>(spy: unknown): (answer: Answer) => void {
  let keep: (answer: Answer) => void = () => undefined;
  (spy as ReturnType<typeof fn>).mockImplementation(
    () =>
      new Promise<Answer>((resolve) => {
        keep = resolve;
      }),
  );
  return (answer) => keep(answer);
}
