import { API_TABLE } from 'virtual:larder-api';
import { Code, Page, Section, Text } from '../kit/page.tsx';
import styles from './api.module.css';

/** What each word means, wherever a component takes it. */
const WORDS = [
  {
    name: 'error',
    type: 'ErrorMessage',
    says: 'What went wrong, as phrasing content (text, links, emphasis), announced at the place where it happened. Null, undefined and false show nothing. Where the table says error | true, true shows the words of the component.',
  },
  {
    name: 'errors',
    type: '{ [field]: ErrorMessage }',
    says: 'What is wrong in a form, by field. The first such field takes focus. error is for what no field is to blame for.',
  },
  {
    name: 'pending',
    type: 'boolean',
    says: 'The action of the component runs: its button is busy, keeps focus and ignores presses.',
  },
  {
    name: 'pendingAction',
    type: "'update' | 'remove' | … | null",
    says: 'The one that runs, if there are several. Others that change the same thing ignore presses.',
  },
  { name: 'pendingIds', type: 'readonly Id[]', says: 'The items whose action runs.' },
  {
    name: 'loading',
    type: 'boolean',
    says: 'Nothing is there yet: placeholders are shown. For another page of the same, use pending.',
  },
  {
    name: 'disabled',
    type: 'boolean',
    says: 'It takes no input, and why is plain from what is around it.',
  },
  {
    name: 'unavailable',
    type: 'string',
    says: 'Why its actions do nothing now. The buttons stay, take focus and explain it.',
  },
  {
    name: 'headingLevel',
    type: 'HeadingLevel',
    says: 'From 1 to 6, to fit the outline of your page. Headings inside are one level below; there is none below 6.',
  },
  {
    name: 'children',
    type: 'ReactNode',
    says: 'More content of a part, such as a badge, after its own. action is one button or link, actions are several, notice is something to know first, details are more to look through before an action.',
  },
  {
    name: 'renderItem, renderMeal',
    type: '(props, item) => ReactNode',
    says: 'Renders one item of a list, given the props of the part that would have been rendered. Spread them, and add children or leave something out.',
  },
] as const;

const KINDS = [
  { title: 'Errors', key: 'errors' },
  { title: 'Busy', key: 'busy' },
  { title: 'Disabled', key: 'off' },
  { title: 'Headings', key: 'heading' },
  { title: 'Slots', key: 'slots' },
] as const;

/** The components that take each prop of a kind, the most common prop first. */
function takersOf(kind: (typeof KINDS)[number]['key']): [prop: string, components: string[]][] {
  const takers = new Map<string, string[]>();
  for (const row of API_TABLE)
    for (const prop of row[kind]) takers.set(prop, [...(takers.get(prop) ?? []), row.component]);
  return [...takers].toSorted(([, some], [, others]) => others.length - some.length);
}

const MORE = `<ShoppingList
  items={items}
  renderItem={(row, item) => (
    <ShoppingListRow {...row}>{offers.has(item.id) && <Badge>On offer</Badge>}</ShoppingListRow>
  )}
/>`;

/** The words that props share, and which component takes which. */
export function ApiPage() {
  return (
    <Page
      title="One API"
      lead="What means the same is called the same, and has the same type, in every component."
    >
      <Section title="The words">
        <dl className={styles.words}>
          {WORDS.map(({ name, type, says }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className={styles.type}>
                <code>{type}</code>
              </dd>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="One more badge" lead="A list renders its items with your function, if you give it one.">
        <Code>{MORE}</Code>
      </Section>
      <Section title="Which component takes which">
        <Text>
          The compiler reads this table from the types of the components, and a test fails when a type differs
          from the words above.
        </Text>
        {KINDS.map(({ title, key }) => (
          <div key={key} className={styles.kind}>
            <h3 id={`takers-of-${key}`}>{title}</h3>
            <dl>
              {takersOf(key).map(([prop, components]) => (
                <div key={prop}>
                  <dt>
                    <code>{prop}</code>
                  </dt>
                  <dd>{components.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Section>
    </Page>
  );
}
