import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RecipeDetails } from '../recipes.query.ts';

const RecipeMemory = lazy(() => import('./recipe-memory.lazy.tsx'));

/** How far below the screen it is loaded. */
const AHEAD = '600px';

/** What a kitchen remembers of a recipe, at the end of its page: loaded when the cook comes near. */
export function MemorySlot({ recipe }: { recipe: RecipeDetails }) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={slot}>
      {isNear ? (
        <Suspense fallback={null}>
          <RecipeMemory key={recipe.id} recipe={recipe} />
        </Suspense>
      ) : null}
    </div>
  );
}
