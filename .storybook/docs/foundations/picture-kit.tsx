import { Page, Section, Text } from '../kit/page.tsx';
import { Drawn } from './drawn.tsx';
import styles from './foundations.module.css';
import type { KitSort } from './kit-parts.ts';
import { useLoaded } from './use-loaded.ts';

const SORTS = {
  grounds: [
    'Grounds',
    'What a table is laid with. The first six families belong to a country each; wood, linen and stone are at home anywhere.',
  ],
  vessels: ['Vessels', 'What a dish is served or cooked in, each with its own light, wall and shadow.'],
  layers: [
    'Layers',
    'What fills a vessel from wall to wall or lies in it whole: soups, grains, breads, bakes. What lies on other food is shown on it.',
  ],
  toppings: [
    'Toppings',
    'Pieces, thrown by a seeded hand, set in a ring, in rows or one by one. Here they are large; on a table a sesame seed is a sesame seed. No two of a kind are drawn alike.',
  ],
  sides: ['Sides', 'What lies beside the dish: what it is eaten with, and what is in it.'],
} satisfies Record<KitSort, [title: string, lead: string]>;

const sorts = Object.entries(SORTS) as [KitSort, (typeof SORTS)[KitSort]][];
const load = () => import('./kit-parts.ts');

export function PictureKitPage() {
  const kit = useLoaded(load);
  return (
    <Page
      title="Picture kit"
      lead="Every part that a table is drawn from. A picture’s data call a part by the name below it, and most parts take a colour."
    >
      {sorts.map(([sort, [title, lead]]) => (
        <Section key={sort} title={title} lead={lead}>
          {kit ? (
            <>
              <p className={styles.count}>{kit.KIT_PARTS[sort].length} in all</p>
              <div className={styles.parts}>
                {kit.KIT_PARTS[sort].map(({ name, motif, draw }) => (
                  <Drawn
                    key={`${name} ${motif ?? ''}`}
                    draw={draw}
                    title={<code>{name}</code>}
                    says={motif}
                  />
                ))}
              </div>
            </>
          ) : (
            <div className={styles.awaited} />
          )}
        </Section>
      ))}
      <Section title="A new part">
        <Text>
          Look here first: with another colour or size a part is often another food. If nothing fits, draw it
          seen from above, with the light from the upper left and few strokes. The readme of the plates
          package says what a part takes and how to add one.
        </Text>
        <Text>
          A part does not compile without its sample, and its sample is what stands here. So this page is
          complete by itself.
        </Text>
      </Section>
    </Page>
  );
}
