import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Prose } from './kit/prose.tsx';
import { StoryFrame } from './story-frame.tsx';
import { sentenceCase } from './sentence-case.ts';
import styles from './shown-story.module.css';

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * Stories that set a theme, direction or viewport, fill the screen or open an overlay need an iframe: inline,
 * they would change the page around them.
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
  /** The module export of the story. */
  of: ComponentProps<typeof Canvas>['of'];
  /** Shows the story's name and docstring above it; if the name is outside already, only the docstring. */
  titled?: boolean | 'outside';
  /** Shows the story in an iframe after running its play function. */
  played?: boolean;
}

/** One state of a component, with its code and a link to open it alone. */
export function ShownStory({ story, of, titled = false, played = false }: ShownStoryProps) {
  const says = story.parameters['docs']?.description?.story as string | undefined;
  return (
    <div className={styles.root}>
      {titled && (
        <div className={styles.head}>
          {titled === 'outside' ? null : <h3 id={story.id}>{sentenceCase(story.name)}</h3>}
          <a className={styles.open} href={`./?path=/story/${story.id}`} target="_top">
            Open<span className={styles.hidden}> {sentenceCase(story.name)}</span>
            <ExternalLink aria-hidden />
          </a>
        </div>
      )}
      {titled && says && (
        <p className={styles.says}>
          <Prose>{says}</Prose>
        </p>
      )}
      {isFramed(story) || (played && story.playFunction) ? (
        <StoryFrame story={story} tallest={tallestOf(story)} />
      ) : (
        <Canvas of={of} className={styles.canvas ?? ''} />
      )}
    </div>
  );
}

/** `docs.story.tallest` of a story that is too long for its page, in pixels: it scrolls in its frame. */
function tallestOf({ parameters }: PreparedStory): number | undefined {
  const { docs } = parameters as { docs?: { story?: { tallest?: number } } };
  return docs?.story?.tallest;
}
