import { useState } from 'react';
import { ToggleChip } from '../../../packages/ui/src/components/chip/index.ts';
import { FavoriteButton } from '../../../packages/ui/src/components/favorite-button/index.ts';
import { MatchJar } from '../../../packages/ui/src/components/match-jar/index.ts';
import { RecipeCard } from '../../../packages/ui/src/components/recipe-card/index.ts';
import { SearchBox } from '../../../packages/ui/src/components/search-box/index.ts';
import { Switch } from '../../../packages/ui/src/components/switch/index.ts';
import { STORY_RECIPES } from '../../../packages/ui/src/testing/story-recipes.ts';
import styles from './welcome.module.css';

const PANTRY = ['Red lentils', 'Garlic', 'Cumin seeds', 'Tomatoes', 'Cilantro'];

/** Live components: toggle what is in the pantry, and the jar fills. */
export function Sampler() {
  const [there, setThere] = useState<ReadonlySet<string>>(new Set(PANTRY.slice(0, 3)));
  const percentage = Math.round((there.size / PANTRY.length) * 100);
  const [dal] = STORY_RECIPES;
  function toggle(name: string, isThere: boolean) {
    const next = new Set(there);
    if (isThere) next.add(name);
    else next.delete(name);
    setThere(next);
  }
  return (
    <section className={styles.sampler} aria-label="Try it">
      <div className={styles.card}>
        <RecipeCard
          {...dal}
          href="#get-started"
          headingLevel={2}
          matchPercentage={percentage}
          actions={<FavoriteButton defaultPressed subject="Dal Tadka" />}
          priority
        />
      </div>
      <div className={styles.controls}>
        <SearchBox defaultValue="dal" />
        <div>
          <p className={styles.label}>What is in your pantry?</p>
          <div className={styles.chips}>
            {PANTRY.map((name) => (
              <ToggleChip key={name} pressed={there.has(name)} onPressedChange={(on) => toggle(name, on)}>
                {name}
              </ToggleChip>
            ))}
          </div>
        </div>
        <p className={styles.jar}>
          <MatchJar percentage={percentage} />
          <span>{percentage}%</span>
        </p>
        <Switch defaultChecked label="Show what I can cook tonight" />
      </div>
    </section>
  );
}
