import { Page, Section, Text } from '../kit/page.tsx';
import { Views } from '../kit/views.tsx';
import { Drawn } from './drawn.tsx';
import styles from './foundations.module.css';
import type { KitSort } from './kit-parts.ts';
import { useLoaded } from './use-loaded.ts';

const SORTS = {
  grounds: [
    'Grounds',
    'What the table is covered with. Each of the first six families belongs to one country; wood, linen and stone suit any of them.',
  ],
  vessels: ['Vessels', 'What a dish is served or cooked in, each with its own highlight, wall and shadow.'],
  layers: [
    'Layers',
    'What fills a vessel edge to edge or sits in it whole: soups, grains, breads and bakes. Layers that go on top of food are shown on food.',
  ],
  toppings: [
    'Toppings',
    'Pieces scattered with a seeded random generator, or placed in a ring, in rows or one by one. They are enlarged here; in a picture a sesame seed is the size of a sesame seed. No two of a kind are drawn alike.',
  ],
  sides: ['Sides', 'What lies beside the dish: cutlery, accompaniments and raw ingredients.'],
} satisfies Record<KitSort, [name: string, says: string]>;

const sorts = Object.entries(SORTS) as [KitSort, (typeof SORTS)[KitSort]][];
const load = () => import('./kit-parts.ts');

export function PictureKitPage() {
  const kit = useLoaded(load);
  return (
    <Page
      title="Picture kit"
      lead="Every part a picture is made of. Picture data refer to a part by the name shown below it, and most parts take a colour."
    >
      <Section title="Parts">
        {kit ? (
          <Views
            label="Sort of part"
            views={sorts.map(([sort, [name, says]]) => ({
              name,
              count: kit.KIT_PARTS[sort].length,
              shows: (
                <>
                  <Text>{says}</Text>
                  <div className={styles.parts}>
                    {kit.KIT_PARTS[sort].map(({ name: part, motif, draw }) => (
                      <Drawn
                        key={`${part} ${motif ?? ''}`}
                        draw={draw}
                        title={<code>{part}</code>}
                        says={motif}
                      />
                    ))}
                  </div>
                </>
              ),
            }))}
          />
        ) : (
          <div className={styles.awaited} />
        )}
      </Section>
      <Section title="Adding a part">
        <Text>
          Look here first: with another colour or size, a part often becomes another food. If nothing fits,
          draw it from above, lit from the upper left, with few strokes. The plates package’s README explains
          what a part takes and how to add one.
        </Text>
        <Text>
          A part without a sample does not compile, and this page shows the samples, so it is always complete.
        </Text>
      </Section>
    </Page>
  );
}
