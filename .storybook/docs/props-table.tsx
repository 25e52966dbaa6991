import styles from './props-table.module.css';

/** A prop as parsed by react-docgen. */
interface DocgenProp {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string; elements?: unknown };
  defaultValue?: { value: string };
}

interface Docgen {
  displayName?: string;
  description?: string;
  props?: Record<string, DocgenProp>;
}

interface OwnProp {
  name: string;
  type: string;
  isRequired: boolean;
  initially: string;
  says: string;
}

// oxlint-disable-next-line no-underscore-dangle -- the name is Storybook's
const docgenOf = (component: unknown) => (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;

const LONGEST_DEFAULT = 40;

/** The export name of a component. */
export const nameOf = (component: unknown) => docgenOf(component)?.displayName;

/** The docstring of a component. */
export const docstringOf = (component: unknown) => docgenOf(component)?.description;

/** A component's own props, without those of its root element, required ones first. */
export function propsOf(component: unknown): OwnProp[] {
  const inherited = (component as { inheritedProps?: Record<string, DocgenProp> } | undefined)
    ?.inheritedProps;
  return Object.entries({ ...docgenOf(component)?.props, ...inherited })
    .filter(([, { tsType }]) => tsType)
    .map(([name, { tsType, required = false, defaultValue, description = '' }]) => ({
      name,
      type: (tsType?.raw ?? tsType?.name ?? '')
        .replaceAll(/\s+/g, ' ')
        .replace(/^\|/, '')
        .replace(/ ?\| undefined$/, '')
        .trim(),
      isRequired: required,
      initially: shorten(defaultValue?.value ?? ''),
      says: description.replaceAll(/\s+/g, ' '),
    }))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function shorten(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_DEFAULT ? `${line.slice(0, LONGEST_DEFAULT)}…` : line;
}

/** Props, types, defaults and descriptions: a table on wide screens, blocks on phones. */
export function PropsTable({ of, props }: { of: string; props: readonly OwnProp[] }) {
  return (
    <div className={styles.root} role="group" aria-label={`Props of ${of}`}>
      <div className={styles.head} aria-hidden>
        <span>Prop</span>
        <span>Type</span>
        <span>Default</span>
        <span>Description</span>
      </div>
      <dl>
        {props.map(({ name, type, isRequired, initially, says }) => (
          <div key={name} className={styles.row}>
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
                  <code>{initially}</code>
                </>
              )}
            </dd>
            <dd>{says.replaceAll(/\{@link (\w+)\}/g, '$1')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
