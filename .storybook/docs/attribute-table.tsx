import type { DataAttribute, DataAttributes } from '../../packages/ui/src/internal/docs/data-attributes.ts';
import { FirstFew } from './kit/first-few.tsx';
import { Section } from './kit/page.tsx';
import styles from './component-page.module.css';

const SHOWN = 6;

/** The data attributes of a component's parts, with their values. */
export function AttributeTable({ attributes }: { attributes: DataAttributes }) {
  return (
    <Section
      title="Data attributes"
      lead="Select a part in a state by its slot and one of these. One without values is either there or not."
    >
      <FirstFew items={attributes} count={SHOWN} noun="attributes">
        {(shown) => (
          <dl className={styles.attributes}>
            {shown.map(({ name, slot, says, values }) => (
              <div key={`${slot} ${name}`}>
                <dt>
                  <code>{`[data-slot="${slot}"][${name}]`}</code>
                </dt>
                <dd>
                  {says}
                  <Values values={values} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </FirstFew>
    </Section>
  );
}

function Values({ values }: { values: DataAttribute['values'] | undefined }) {
  if (values === undefined || values === 'any') return null;
  return (
    <>
      {': '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
    </>
  );
}
