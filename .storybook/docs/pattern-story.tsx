import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { ShownStory } from './shown-story.tsx';

/** A story within a page of text, with its name and why it exists, as its play leaves it. */
export function PatternStory({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return <ShownStory story={story} of={of} titled played />;
}
