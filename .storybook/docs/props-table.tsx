import type { DocumentedLabel, DocumentedProp } from './props/documented.ts';
import { FirstFew } from './kit/first-few.tsx';
import foldStyles from './kit/fold.module.css';
import { Prose } from './kit/prose.tsx';
import styles from './props-table.module.css';

const LONGEST_DEFAULT = 140;
const SHOWN = 6;

const shorten = (code: string) =>
  code.length > LONGEST_DEFAULT ? `${code.slice(0, LONGEST_DEFAULT)}…` : code;

function Row({ row, isRequired = false }: { row: DocumentedLabel; isRequired?: boolean }) {
  const { name, type, initially, says } = row;
  return (
    <>
      <dt>
        <code>{name}</code>
        {isRequired && <span className={styles.required}>required</span>}
      </dt>
      <dd className={styles.type}>
        <code>{type}</code>
      </dd>
      <dd className={styles.initially}>
        {initially && (
          <>
            <span>Default: </span>
            <code>{shorten(initially)}</code>
          </>
        )}
      </dd>
      <dd>
        <Prose>{says}</Prose>
      </dd>
    </>
  );
}

/** The keys of an object of words, each with the English that it replaces. */
function Labels({ labels }: { labels: readonly DocumentedLabel[] }) {
  return (
    <dd className={styles.labels}>
      <details className={foldStyles.fold}>
        <summary>{labels.length === 1 ? 'Its key' : `Its ${labels.length} keys`} and their English</summary>
        <dl>
          {labels.map((label) => (
            <div key={label.name} className={styles.row}>
              <Row row={label} />
            </div>
          ))}
        </dl>
      </details>
    </dd>
  );
}

/** Props, types, defaults and descriptions: a table on wide screens, blocks on phones. */
export function PropsTable({ of, props }: { of: string; props: readonly DocumentedProp[] }) {
  return (
    <div className={styles.root} role="group" aria-label={`Props of ${of}`}>
      <div className={styles.head} aria-hidden>
        <span>Prop</span>
        <span>Type</span>
        <span>Default</span>
        <span>Description</span>
      </div>
      <FirstFew items={props} count={SHOWN} noun="props">
        {(shown) => (
          <dl>
            {shown.map(({ labels, isRequired, ...prop }) => (
              <div key={prop.name} className={styles.row}>
                <Row row={labels.length > 0 ? { ...prop, type: 'object' } : prop} isRequired={isRequired} />
                {labels.length > 0 && <Labels labels={labels} />}
              </div>
            ))}
          </dl>
        )}
      </FirstFew>
    </div>
  );
}
