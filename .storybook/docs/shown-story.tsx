import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StoryFrame } from './story-frame.tsx';
import { sentenceCase } from './sentence-case.ts';
import styles from './shown-story.module.css';

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * A story that asks for a theme, a direction or a size, fills the screen or lies over the page, needs a document of
 * its own: inline it would change the page around it.
 */
export function isFramed({ storyGlobals, parameters, initialArgs }: PreparedStory): boolean {
  const { layout, docs } = parameters as { layout?: string; docs?: { story?: { inline?: boolean } } };
  const isOpen = initialArgs['open'] === true || initialArgs['defaultOpen'] === true;
  return (
    isOpen || Object.keys(storyGlobals).length > 0 || layout === 'fullscreen' || docs?.story?.inline === false
  );
}

interface ShownStoryProps {
  story: PreparedStory;
  /** What the module exports as this story. */
  of: ComponentProps<typeof Canvas>['of'];
  /** Shows its name and its docstring above it. */
  titled?: boolean;
  /** Runs its play, in a document of its own, and shows what that leaves behind. */
  played?: boolean;
}

/** One state of a component, with its code and a way to open it alone. */
export function ShownStory({ story, of, titled = false, played = false }: ShownStoryProps) {
  const says = story.parameters['docs']?.description?.story as string | undefined;
  return (
    <div className={styles.root}>
      {titled && (
        <div className={styles.head}>
          <h3 id={story.id}>{sentenceCase(story.name)}</h3>
          <a className={styles.open} href={`./?path=/story/${story.id}`} target="_top">
            Open<span className={styles.hidden}> {sentenceCase(story.name)}</span>
            <ExternalLink aria-hidden />
          </a>
        </div>
      )}
      {titled && says && <p className={styles.says}>{says}</p>}
      {isFramed(story) || (played && story.playFunction) ? (
        <StoryFrame story={story} />
      ) : (
        <Canvas of={of} className={styles.canvas ?? ''} />
      )}
    </div>
  );
}
