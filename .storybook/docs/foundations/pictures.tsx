import { PICTURES } from '../../../packages/catalogue/src/pictures/index.ts';
import { drawFallback, drawPicture, type PictureSpec } from '../../../packages/plates/src/index.ts';
import { Page, Section, Text } from '../kit/page.tsx';
import styles from './foundations.module.css';

const COUNTRIES = {
  india: ['Block prints', 'dal-tadka'],
  mexico: ['Woven diamonds', 'tacos-al-pastor'],
  italy: ['Trattoria stripes', 'pizza-margherita'],
  spain: ['Tiles', 'paella-valenciana'],
  korea: ['Bojagi patchwork', 'kimchi-jjigae'],
  belgium: ['Gingham checks', 'moules-frites'],
} as const;
const DISHES = [
  'dal-tadka',
  'guacamole-con-totopos',
  'spaghetti-alla-carbonara',
  'patatas-bravas',
  'bibimbap',
  'stoofvlees-met-friet',
];

const bare = ({ ground }: PictureSpec): PictureSpec => ({
  ground,
  vessel: { kind: 'table', x: 400, y: 300, radius: 200 },
  layers: [],
});

function Drawn({ svg, title, says }: { svg: string; title: string; says?: string }) {
  return (
    <figure className={styles.picture}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width="800"
        height="600"
        alt=""
        loading="lazy"
      />
      <figcaption>
        <b>{title}</b>
        {says && ` ${says}`}
      </figcaption>
    </figure>
  );
}

/** A dish as it comes together, one kind of part after the other. */
function stepsOf(slug: string): [string, PictureSpec][] {
  const whole = PICTURES[slug];
  if (!whole) return [];
  const { ground, vessel, layers, toppings = [] } = whole;
  return [
    ['Ground', bare(whole)],
    ['Vessel', { ground, vessel, layers: [] }],
    ['Filling', { ground, vessel, layers }],
    ['Toppings', { ground, vessel, layers, toppings }],
    ['Sides', whole],
  ];
}

export function PicturesPage() {
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
          {stepsOf('bibimbap').map(([title, spec], index) => (
            <Drawn
              key={title}
              svg={drawPicture(spec, 'bibimbap', `step-${index}`)}
              title={`${index + 1}. ${title}`}
            />
          ))}
        </div>
      </Section>
      <Section
        title="Grounds"
        lead="One family of cloths or tiles for each country, in many colours. The ground says where a dish is from before the flag does."
      >
        <div className={styles.pictures}>
          {Object.entries(COUNTRIES).map(([country, [family, slug]]) => {
            const spec = PICTURES[slug];
            return (
              spec && (
                <Drawn key={country} svg={drawPicture(bare(spec), slug, `ground-${slug}`)} title={family} />
              )
            );
          })}
        </div>
      </Section>
      <Section title="Dishes">
        <div className={styles.pictures}>
          {DISHES.map((slug) => {
            const spec = PICTURES[slug];
            return (
              spec && (
                <Drawn
                  key={slug}
                  svg={drawPicture(spec, slug, `dish-${slug}`)}
                  title={slug.replaceAll('-', ' ')}
                />
              )
            );
          })}
        </div>
      </Section>
      <Section
        title="The fallback"
        lead="No picture, or one that does not load: an empty plate on the house cloth, in the same place and size. Nothing looks broken."
      >
        <div className={styles.pictures}>
          <Drawn svg={drawFallback('page')} title="Empty plate" />
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
