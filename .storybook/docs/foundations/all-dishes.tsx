import type { RecipeSource } from '../../../packages/domain/src/model/recipe.ts';
import { COUNTRIES } from '../../../packages/domain/src/countries.ts';
import { RecipePicture } from '../../../packages/ui/src/components/recipe-picture/index.ts';
import { Page, Section, Text } from '../kit/page.tsx';
import { Views } from '../kit/views.tsx';
import styles from './foundations.module.css';
import { useLoaded } from './use-loaded.ts';

type Names = Readonly<Record<string, string>>;

/** File names of the built pictures by recipe; empty before the first build. */
const loadNames = (): Promise<Names> =>
  fetch('pictures/manifest.json')
    .then((answer) => answer.json() as Promise<Names>)
    .catch(() => ({}));
const loadRecipes = () => import('../../../packages/catalogue/src/recipes/index.ts');

function Dish({ slug, title, names }: { slug: string; title: string; names: Names }) {
  const name = names[slug];
  return (
    <figure className={styles.picture}>
      <RecipePicture
        className={styles.table ?? ''}
        picture={name === undefined ? null : { src: `pictures/${slug}-${name}-480.avif` }}
      />
      <figcaption>
        <b>{title}</b>
        <code>{slug}</code>
      </figcaption>
    </figure>
  );
}

function Dishes({ of, names }: { of: readonly RecipeSource[]; names: Names }) {
  return (
    <div className={styles.dishes}>
      {of.map(({ slug, title }) => (
        <Dish key={slug} slug={slug} title={title} names={names} />
      ))}
    </div>
  );
}

export function AllDishesPage() {
  const names = useLoaded(loadNames);
  const recipes = useLoaded(loadRecipes)?.RECIPES;
  return (
    <Page
      title="All dishes"
      lead="Every dish in the catalogue, as small as on a phone. Together they should look drawn by one hand, yet each should be recognisable without its title."
    >
      {names && Object.keys(names).length === 0 && (
        <Text>
          The pictures have not been built yet. Run <code>npm run build</code> to make them; until then, every
          dish shows the fallback.
        </Text>
      )}
      <Section title="Dishes by country">
        {names && recipes ? (
          <Views
            label="Country"
            views={COUNTRIES.map(({ code, label }) => {
              const dishes = recipes.filter(({ country }) => country === code);
              return { name: label, count: dishes.length, shows: <Dishes of={dishes} names={names} /> };
            })}
          />
        ) : (
          <div className={styles.awaited} />
        )}
      </Section>
    </Page>
  );
}
