import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { FoldedStory } from './folded-story.tsx';
import { ShownStory } from './shown-story.tsx';

/**
 * A story embedded in a docs page with its name and description, shown after its play function. On a page with many,
 * some are `folded`.
 */
export function PatternStory({ of, folded = false }: { of: Of; folded?: boolean }) {
  const { story } = useOf(of, ['story']);
  if (folded) return <FoldedStory story={story} of={of} played />;
  return <ShownStory story={story} of={of} titled played />;
}
