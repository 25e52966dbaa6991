import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/internal/docs/guide.ts';
import { DoAndDont } from './do-and-dont.tsx';
import { KeyTable } from './keys.tsx';
import { Page, Section } from './kit/page.tsx';
import { docstringOf, nameOf, propsOf, PropsTable } from './props-table.tsx';
import { sentenceCase } from './sentence-case.ts';
import { isFramed, ShownStory } from './shown-story.tsx';
import styles from './component-page.module.css';

const PLAIN_CONTROLS = new Set(['boolean', 'number', 'radio', 'range', 'select', 'text']);

/** A component's docs page: purpose, import, anatomy, dos and don'ts, props and every state. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { parameters, component } = preparedMeta;
  const stories = context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .map((story) => ({ story, of: csfFile.stories[story.id]?.moduleExport }));
  const guide = parameters['guide'] as ComponentGuide | undefined;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const exported =
    nameOf(component) ?? name.replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase());
  const path = /components\/([\w-]+)\//.exec(String(parameters['fileName']))?.[1];
  const first = path === undefined ? undefined : stories[0];
  const rest = first ? stories.slice(1) : stories;
  const plain = Object.entries(first?.story.argTypes ?? {})
    .filter(([, { control }]) => PLAIN_CONTROLS.has((control as { type?: string } | undefined)?.type ?? ''))
    .map(([prop]) => prop);
  const props = path === undefined ? [] : propsOf(component);
  const parts = Object.entries((csfFile.meta.subcomponents ?? {}) as Record<string, unknown>);
  const said = parameters['docs']?.description?.component as string | undefined;

  return (
    <Page title={sentenceCase(name)} lead={guide?.purpose ?? said ?? docstringOf(component) ?? ''}>
      {path && (
        <pre className={styles.import}>
          <code>{`import { ${exported} } from '@larder/ui/${path}';`}</code>
        </pre>
      )}
      {first && (
        <>
          <ShownStory {...first} />
          {!isFramed(first.story) && plain.length > 0 && (
            <div className={styles.controls}>
              <Controls of={first.of} include={plain} />
            </div>
          )}
        </>
      )}
      {guide && (
        <Section
          title="Anatomy"
          lead="The parts, from the outside in. Use their names to style or find them."
        >
          <dl className={styles.anatomy}>
            {guide.anatomy.map(({ slot, says }) => (
              <div key={slot}>
                <dt>
                  <code>{slot}</code>
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {guide && <DoAndDont does={guide.do} donts={guide.dont} />}
      {props.length > 0 && (
        <Section
          title="Props"
          lead="It also accepts every attribute of its root element, including className, style and ref."
        >
          <PropsTable of={exported} props={props} />
          {parts.map(([part, value]) => (
            <div key={part}>
              <h3 id={`props-of-${part}`}>{part}</h3>
              <PropsTable of={part} props={propsOf(value)} />
            </div>
          ))}
        </Section>
      )}
      {guide && guide.keys.length > 0 && (
        <Section title="Keyboard">
          <KeyTable keys={guide.keys} />
        </Section>
      )}
      {guide && guide.accessibility.length > 0 && (
        <Section title="Accessibility">
          <ul className={styles.notes}>
            {guide.accessibility.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="States">
          {rest.map((shown) => (
            <ShownStory key={shown.story.id} {...shown} titled />
          ))}
        </Section>
      )}
    </Page>
  );
}
