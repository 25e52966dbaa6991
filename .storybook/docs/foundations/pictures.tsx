import { TablePicture } from '../../../packages/ui/src/components/table-picture/index.ts';
import { Page, Section, Text } from '../kit/page.tsx';
import { Drawn } from './drawn.tsx';
import styles from './foundations.module.css';
import type { Step } from './table-pictures.ts';
import { useLoaded } from './use-loaded.ts';

const STEPS = {
  ground: 'Ground',
  vessel: 'Vessel',
  filling: 'Filling',
  toppings: 'Toppings',
  sides: 'Sides',
} satisfies Record<Step, string>;
const FAMILIES = {
  'dal-tadka': 'Block prints',
  'tacos-al-pastor': 'Woven diamonds',
  'pizza-margherita': 'Trattoria stripes',
  'paella-valenciana': 'Tiles',
  'kimchi-jjigae': 'Bojagi patchwork',
  'moules-frites': 'Gingham checks',
};
const DISHES = [
  'dal-tadka',
  'guacamole-con-totopos',
  'spaghetti-alla-carbonara',
  'patatas-bravas',
  'bibimbap',
  'stoofvlees-met-friet',
];

const OWN = {
  'Tomato soup': ['Tomatoes', 'Basil'],
  'Prawn rice': ['Basmati rice', 'Prawns', 'Peas', 'Lemon'],
  'Roast chicken': ['Chicken thighs', 'Potatoes', 'Carrots'],
};

const load = () => import('./table-pictures.ts');
const steps = Object.entries(STEPS) as [Step, string][];

export function PicturesPage() {
  const tables = useLoaded(load);
  return (
    <Page
      title="Pictures"
      lead="No photographs. Every recipe has its own table setting, seen from above and drawn from a shared kit of parts, so hundreds of dishes look drawn by one hand."
    >
      <Section
        title="How a picture is made"
        lead="A recipe describes its picture as data, and the kit draws it. The same data always gives the same picture."
      >
        <div className={styles.pictures}>
          {tables &&
            steps.map(([step, title], index) => (
              <Drawn
                key={step}
                draw={() => tables.drawStep('bibimbap', step)}
                title={
                  <b>
                    {index + 1}. {title}
                  </b>
                }
              />
            ))}
        </div>
      </Section>
      <Section
        title="Grounds"
        lead="Each country has its own family of cloths or tiles, in many colours. The ground tells you where a dish is from before you see the flag."
      >
        <div className={styles.pictures}>
          {tables &&
            Object.entries(FAMILIES).map(([slug, family]) => (
              <Drawn key={slug} draw={() => tables.drawStep(slug, 'ground')} title={<b>{family}</b>} />
            ))}
        </div>
      </Section>
      <Section
        title="Dishes"
        lead="One from each country. ‘Picture kit’ shows every part, and ‘All dishes’ every picture."
      >
        <div className={styles.pictures}>
          {tables &&
            DISHES.map((slug) => (
              <Drawn
                key={slug}
                draw={() => tables.drawDish(slug)}
                title={<b>{slug.replaceAll('-', ' ')}</b>}
              />
            ))}
        </div>
      </Section>
      <Section
        title="Recipes without picture data"
        lead="A recipe that a cook has written says nothing about its picture. TablePicture draws one from its title and ingredients, in the browser."
      >
        <div className={styles.pictures}>
          {Object.entries(OWN).map(([dish, ingredients]) => (
            <figure key={dish} className={styles.picture}>
              <TablePicture className={styles.table} dish={dish} ingredients={ingredients} seed={dish} />
              <figcaption>
                <b>{dish}</b>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section
        title="The fallback"
        lead="If there is no picture, or it fails to load, an empty plate on the house cloth takes its place at the same size. Nothing looks broken."
      >
        <div className={styles.pictures}>
          {tables && <Drawn draw={tables.drawEmptyPlate} title={<b>Empty plate</b>} />}
        </div>
      </Section>
      <Section title="Sizes">
        <Text>
          <b>480 by 360</b> for cards, <b>960 by 720</b> for detail pages and dense screens, as AVIF with a
          WebP fallback. They are made when the catalogue is built and cached for a year; a changed drawing
          gets a new file name.
        </Text>
        <Text>
          Width and height are always set, so the layout does not shift. The first few on a screen load
          eagerly and with priority; the rest load lazily.
        </Text>
        <Text>
          Pictures are 4:3, cropped to 3:2 on phones, so keep what matters in the middle two thirds. In dark
          mode they dim to 93%.
        </Text>
      </Section>
    </Page>
  );
}
