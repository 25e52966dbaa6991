import { lazy, Suspense } from 'react';
import type { OwnMenuProps } from './own-menu.lazy.tsx';

const LazyMenu = lazy(() => import('./own-menu.lazy.tsx'));

/** The menu of a recipe of the cook's own; nothing for one of the catalogue, so its code loads only where it is needed. */
export function OwnMenu({
  recipe,
  variant,
}: Pick<OwnMenuProps, 'variant'> & { recipe: OwnMenuProps['recipe'] & { own?: boolean | undefined } }) {
  if (!recipe.own) return null;
  return (
    <Suspense fallback={null}>
      <LazyMenu recipe={recipe} variant={variant} />
    </Suspense>
  );
}
