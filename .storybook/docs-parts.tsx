import { type ComponentProps, lazy, Suspense } from 'react';
import type { LarderDocsContainer } from './docs-container.tsx';

const Container = lazy(() =>
  import('./docs-container.tsx').then(({ LarderDocsContainer: container }) => ({ default: container })),
);
const Page = lazy(() =>
  import('./docs/component-page.tsx').then(({ ComponentPage: page }) => ({ default: page })),
);

/** Lazy-loads the docs container: stories on their own do not need its 800 kB. */
export function DocsContainer(props: ComponentProps<typeof LarderDocsContainer>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** Lazy-loads the default docs page of a component. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
