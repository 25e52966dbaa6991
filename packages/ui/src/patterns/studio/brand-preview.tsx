import type { CSSProperties } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ToggleChip } from '../../components/chip/index.ts';
import { FavoriteButton } from '../../components/favorite-button/index.ts';
import { RecipeCard } from '../../components/recipe-card/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { ThemeScope } from '../../components/theme/index.ts';
import type { Scheme } from '../../styles/contrast/tokens.ts';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import type { Brand } from './brand.ts';
import { changesOf } from './brand-css.ts';
import styles from './studio.module.css';

const [dal] = STORY_RECIPES;
const TITLES = { light: 'Light', dark: 'Dark' } as const;

/** Real components under a brand, in one theme. */
export function BrandPreview({ brand, scheme }: { brand: Brand; scheme: Scheme }) {
  const properties: CSSProperties = Object.fromEntries(changesOf(brand));
  return (
    <ThemeScope theme={scheme} style={properties} className={styles.preview}>
      <h3>{TITLES[scheme]}</h3>
      <div className={styles.row}>
        <Button>Add to pantry</Button>
        <Button variant="secondary">Plan a week</Button>
        <Button variant="link">All recipes</Button>
      </div>
      <div className={styles.row}>
        <ToggleChip defaultPressed>Vegetarian</ToggleChip>
        <ToggleChip>Dairy free</ToggleChip>
        <Badge tone="have">In pantry</Badge>
        <Badge tone="missing">Need 3 items</Badge>
      </div>
      <TextField label="Ingredient" hint="As you would say it" defaultValue="Red lentils" />
      <Banner tone="info">Two ingredients expire on Friday.</Banner>
      <RecipeCard
        {...dal}
        href="#"
        headingLevel={4}
        actions={<FavoriteButton defaultPressed subject={`${dal.title}, ${scheme}`} />}
      />
    </ThemeScope>
  );
}
