/** A transcript, for stories. */
export const STORY_TRANSCRIPT =
  'I have two carrots, some garlic, red lentils, coconut milk and a bunch of coriander';

/** The ingredients found in it. */
export const STORY_HEARD = ['Carrots', 'Garlic', 'Red lentils', 'Coconut milk', 'Coriander leaves'].map(
  (name) => ({ id: name.toLowerCase().replace(' ', '-'), name }),
);
