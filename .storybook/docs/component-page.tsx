import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { sanitize } from 'storybook/internal/csf';
import { PROPS } from 'virtual:component-props';
import type { ComponentGuide } from '../../packages/ui/src/internal/docs/guide.ts';
import { componentName, docstringOf, type NamedType } from '../story-code.ts';
import { Anatomy } from './anatomy/anatomy.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { DoAndDont } from './do-and-dont.tsx';
import { FoldedStory } from './folded-story.tsx';
import { KeyTable } from './keys.tsx';
import foldStyles from './kit/fold.module.css';
import { Page, Section, Text } from './kit/page.tsx';
import { Prose } from './kit/prose.tsx';
import { PropsTable } from './props-table.tsx';
import { sentenceCase } from './sentence-case.ts';
import { isFramed, ShownStory } from './shown-story.tsx';
import styles from './component-page.module.css';

/** The story that shows a component's states side by side. */
const MATRIX = 'Matrix';
const PLAIN_CONTROLS = new Set(['boolean', 'number', 'radio', 'range', 'select', 'text']);

/** A component's docs page: purpose, import, anatomy, dos and don'ts, props and every state. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { parameters } = preparedMeta;
  const component = preparedMeta.component as NamedType | undefined;
  const stories = context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .map((story) => ({ story, of: csfFile.stories[story.id]?.moduleExport }));
  const guide = parameters['guide'] as ComponentGuide | undefined;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const exported =
    componentName(component) ??
    name.replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [, path, file] = /components\/([\w-]+)\/([\w-]+)/.exec(String(parameters['fileName'])) ?? [];
  const [first, ...rest] = stories;
  const plain = Object.entries(first?.story.argTypes ?? {})
    .filter(([, { control }]) => PLAIN_CONTROLS.has((control as { type?: string } | undefined)?.type ?? ''))
    .map(([prop]) => prop);
  const props = (path === undefined ? undefined : PROPS[exported]) ?? [];
  // 'Shopping/Shopping list/Bought' shows more of what the page above it documents.
  const above = guide ? preparedMeta.title.split('/').slice(0, 2) : [];
  const isMore = above.length > 0 && above.join('/') !== preparedMeta.title;
  const said = parameters['docs']?.description?.component as string | undefined;

  return (
    <Page
      title={sentenceCase(name)}
      lead={<Prose>{(isMore ? said : guide?.purpose) ?? said ?? docstringOf(component) ?? ''}</Prose>}
    >
      {path && (
        <pre className={styles.import}>
          <code>{`import { ${exported} } from '@larder/ui/${path}';`}</code>
        </pre>
      )}
      {first && (
        <>
          <ShownStory {...first} />
          {!isFramed(first.story) && plain.length > 0 && (
            <details className={`${foldStyles.fold} ${styles.controls}`}>
              <summary>Try other values</summary>
              <Controls of={first.of} include={plain} />
            </details>
          )}
        </>
      )}
      {guide && (
        <Section
          title="Anatomy"
          lead="The parts, from the outside in. Use their names to style or find them."
        >
          <Anatomy parts={guide.anatomy} shown={first} />
        </Section>
      )}
      {guide && !isMore && <Rules guide={guide} folder={path} stories={file} />}
      {props.length > 0 && !isMore && (
        <Section
          title="Props"
          lead="It also accepts every attribute of its root element, including className, style and ref."
        >
          <PropsTable of={exported} props={props} />
        </Section>
      )}
      {guide && !isMore && <Access guide={guide} />}
      {isMore && (
        <Text>
          Rules, props, keys and accessibility are on the page{' '}
          <a href={`./?path=/docs/${sanitize(above.join(' '))}--docs`} target="_top">
            {above.at(-1)}
          </a>
          .
        </Text>
      )}
      {rest.length > 0 && (
        <Section title="States">
          <div className={styles.states}>
            {rest.map((shown) => (
              <FoldedStory key={shown.story.id} {...shown} isOpen={shown.story.name === MATRIX} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}

/** How a component is selected in a state, and how it is used well. */
function Rules({
  guide,
  ...place
}: {
  guide: ComponentGuide;
  folder: string | undefined;
  stories: string | undefined;
}) {
  return (
    <>
      {guide.attributes && <AttributeTable attributes={guide.attributes} />}
      <DoAndDont does={guide.do} donts={guide.dont} {...place} />
    </>
  );
}

/** Its keys and what is true for screen readers, side by side. */
function Access({ guide: { keys, accessibility } }: { guide: ComponentGuide }) {
  if (keys.length + accessibility.length === 0) return null;
  return (
    <div className={styles.beside}>
      {keys.length > 0 && (
        <Section title="Keyboard">
          <KeyTable keys={keys} />
        </Section>
      )}
      {accessibility.length > 0 && (
        <Section title="Accessibility">
          <ul className={styles.notes}>
            {accessibility.map((note) => (
              <li key={note}>
                <Prose>{note}</Prose>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
