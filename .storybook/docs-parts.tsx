import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { LarderDocsContainer } from './docs-container.tsx';

let Page: ComponentType | undefined;

/**
 * The page comes with its container: the table of contents, which the container draws, lists the headings that are there
 * soon after it is, and no later ones.
 */
const Container = lazy(async () => {
  const [{ LarderDocsContainer: container }, { ComponentPage: page }] = await Promise.all([
    import('./docs-container.tsx'),
    import('./docs/component-page.tsx'),
  ]);
  Page = page;
  return { default: container };
});

/** Lazy-loads the docs container: stories on their own do not need its 800 kB. */
export function DocsContainer(props: ComponentProps<typeof LarderDocsContainer>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The default docs page of a component, loaded by its container. */
export function DocsPage() {
  return Page ? <Page /> : null;
}
