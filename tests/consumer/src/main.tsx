import { Button, RecipeCard } from '@larder/ui';
import '@larder/ui/styles.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Kitchen() {
  const [added, setAdded] = useState(false);
  return (
    <main>
      <RecipeCard
        title="Dal Tadka"
        href="/recipes/1"
        country="india"
        cookTime={40}
        ingredientCount={12}
        servings={4}
        dietary={{ vegan: true }}
        matchPercentage={83}
      />
      <Button onClick={() => setAdded(true)}>Add rice</Button>
      {added && <p role="status">Rice added</p>}
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Kitchen />
  </StrictMode>,
);
