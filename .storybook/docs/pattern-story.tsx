import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { ShownStory } from './shown-story.tsx';

/** A story embedded in a docs page with its name and description, shown after its play function. */
export function PatternStory({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return <ShownStory story={story} of={of} titled played />;
}
