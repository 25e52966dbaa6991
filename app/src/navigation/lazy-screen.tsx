import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/** Lets screens whose code did not arrive ask for it once more when they are drawn again. */
export function forgetFailures(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A screen whose code is loaded when it is first drawn. React alone would remember for ever that it did not arrive. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const renew = () => {
    Screen = lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  };
  let Screen: ComponentType<Props>;
  renew();
  return (props) => <Screen {...props} />;
}
