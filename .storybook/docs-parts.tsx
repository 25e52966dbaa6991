import { type ComponentProps, lazy, Suspense } from 'react';
import type { LarderDocsContainer } from './docs-container.tsx';

const Container = lazy(() =>
  import('./docs-container.tsx').then(({ LarderDocsContainer: container }) => ({ default: container })),
);
const Page = lazy(() =>
  import('./docs/component-page.tsx').then(({ ComponentPage: page }) => ({ default: page })),
);

/** What frames a docs page. It comes with the first such page: a story alone needs none of its 800 kB. */
export function DocsContainer(props: ComponentProps<typeof LarderDocsContainer>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The docs page of a component that has no page of its own, brought in the same way. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
