import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { importReviewAttributes } from './import-review.attributes.ts';

export const importReviewGuide: ComponentGuide = {
  purpose:
    'Reviews recipes found in pages or files before any of them is saved. To write or edit a single recipe, use RecipeEditor.',
  anatomy: [
    { slot: 'import-review', says: 'The root' },
    { slot: 'import-review-title', says: 'How many recipes were found' },
    { slot: 'import-review-rows', says: 'The recipes' },
    { slot: 'import-review-row', says: 'One recipe; data-state is picked, left or blocked' },
    { slot: 'checkbox', says: 'Picks it' },
    { slot: 'import-review-picture', says: 'Its picture, with a button to leave it out' },
    { slot: 'import-review-badges', says: 'Whether it already exists, and how many lines need checking' },
    { slot: 'import-review-notice', says: 'Something to know before saving it' },
    { slot: 'import-review-doubts', says: 'Anything else that is uncertain' },
    { slot: 'import-review-editor', says: 'The editor of one recipe' },
    { slot: 'import-review-failed', says: 'What could not be read, and why' },
    { slot: 'import-review-actions', says: 'Cancel and save' },
  ],
  attributes: importReviewAttributes,
  do: [
    'For each file that failed, say what to do about it.',
    'Show the picture that will be saved, and let the cook leave it out.',
    'Show progress when there are many, and keep the ones that failed, with the reason.',
  ],
  dont: ['Do not save anything before the cook presses the button.'],
  keys: [
    { keys: 'Space', does: 'Selects or deselects a recipe' },
    { keys: 'Enter', does: 'On Edit: opens the editor below' },
  ],
  accessibility: [
    'Each checkbox is named by its recipe, and described by its badges and its problem.',
    'Focus moves into the editor when it opens, and back to its button.',
    'A progress bar says how many are saved; a failure is an alert.',
  ],
};
