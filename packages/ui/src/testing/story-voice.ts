/** What somebody said in front of a shelf, for stories. */
export const STORY_TRANSCRIPT =
  'I have two carrots, some garlic, red lentils, coconut milk and a bunch of coriander';

/** What was found in it. */
export const STORY_HEARD = ['Carrots', 'Garlic', 'Red lentils', 'Coconut milk', 'Coriander leaves'].map(
  (name) => ({ id: name.toLowerCase().replace(' ', '-'), name }),
);
