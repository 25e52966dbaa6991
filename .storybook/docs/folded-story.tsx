import { type ComponentProps, useState } from 'react';
import foldStyles from './kit/fold.module.css';
import { sentenceCase } from './sentence-case.ts';
import { ShownStory } from './shown-story.tsx';

interface FoldedStoryProps extends Pick<ComponentProps<typeof ShownStory>, 'story' | 'of' | 'played'> {
  /** Shown from the start. */
  isOpen?: boolean;
}

/** A state of a component by its name. It is rendered once someone unfolds it: a page of fifty would be slow and long. */
export function FoldedStory({ story, of, played, isOpen = false }: FoldedStoryProps) {
  const [isRendered, setRendered] = useState(isOpen);
  return (
    <div className={foldStyles.root}>
      <details
        className={foldStyles.fold}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setRendered(true);
        }}
      >
        <summary>
          <h3 id={story.id}>{sentenceCase(story.name)}</h3>
        </summary>
        {isRendered && <ShownStory story={story} of={of} titled="outside" played={played ?? false} />}
      </details>
    </div>
  );
}
