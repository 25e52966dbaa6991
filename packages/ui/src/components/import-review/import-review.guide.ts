import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { importReviewAttributes } from './import-review.attributes.ts';

export const importReviewGuide: ComponentGuide = {
  purpose:
    'Shows recipes that were read from pages or files before any of them is saved. To write or change one recipe, use RecipeEditor.',
  anatomy: [
    { slot: 'import-review', says: 'The root' },
    { slot: 'import-review-title', says: 'How many recipes were found' },
    { slot: 'import-review-rows', says: 'The recipes' },
    { slot: 'import-review-row', says: 'One of them; data-state is picked, left or blocked' },
    { slot: 'checkbox', says: 'Picks it' },
    { slot: 'import-review-picture', says: 'Its picture, and the button that leaves it out' },
    { slot: 'import-review-badges', says: 'Whether it is there already, and how many lines to look at' },
    { slot: 'import-review-doubts', says: 'What else is not certain' },
    { slot: 'import-review-editor', says: 'The editor of one recipe' },
    { slot: 'import-review-failed', says: 'What could not be read, and why' },
    { slot: 'import-review-actions', says: 'Cancel and save' },
  ],
  attributes: importReviewAttributes,
  do: [
    'Say for each failed file what to do about it.',
    'Leave recipes that are there already unpicked, and link to them.',
    'Show the picture that is saved with a recipe, and let the cook leave it out.',
    'Report progress for many recipes, and keep those that failed with their problem.',
  ],
  dont: ['Do not save anything before the cook presses the button.'],
  keys: [
    { keys: 'Space', does: 'Picks or leaves a recipe' },
    { keys: 'Enter', does: 'On Edit, opens the editor below' },
  ],
  accessibility: [
    'Each checkbox is named by its recipe and described by what it has and by its problem.',
    'Focus moves into the editor when it opens, and back to its button.',
    'A progress bar says how many are saved; a failure is an alert.',
  ],
};
