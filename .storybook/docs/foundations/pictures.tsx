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

const load = () => import('./table-pictures.ts');
const steps = Object.entries(STEPS) as [Step, string][];

export function PicturesPage() {
  const tables = useLoaded(load);
  return (
    <Page
      title="Pictures"
      lead="No photographs. Every recipe has a table of its own, seen from above and drawn from one kit of parts, so that hundreds of dishes look as if one hand had drawn them."
    >
      <Section
        title="How a picture comes together"
        lead="A recipe describes its picture as data; the kit draws it. The same data gives the same picture, always."
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
        lead="One family of cloths or tiles for each country, in many colours. The ground says where a dish is from before the flag does."
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
        lead="One of each country. The page ‘Picture kit’ shows every part, ‘All dishes’ every table."
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
        title="The fallback"
        lead="No picture, or one that does not load: an empty plate on the house cloth, in the same place and size. Nothing looks broken."
      >
        <div className={styles.pictures}>
          {tables && <Drawn draw={tables.drawEmptyPlate} title={<b>Empty plate</b>} />}
        </div>
      </Section>
      <Section title="Sizes">
        <Text>
          <b>480 by 360</b> for cards, <b>960 by 720</b> for detail pages and dense screens, as AVIF with WebP
          behind it. They are made when the catalogue is built and kept for a year: a new drawing has a new
          name.
        </Text>
        <Text>
          Width and height are always set, so the place is kept free. The first few on a screen load at once
          and first; everything below loads when it comes near.
        </Text>
        <Text>
          A picture is 4:3, on a phone 3:2 and cut at its edges: keep what matters in the middle two thirds.
          At night pictures dim to 93 %.
        </Text>
      </Section>
    </Page>
  );
}
