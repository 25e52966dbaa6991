import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { preferenceChipsAttributes } from './preference-chips.attributes.ts';

export const preferenceChipsGuide: ComponentGuide = {
  purpose:
    'Edits one preference whose values are ids, shown by their label or as capitalised words. For other options, use a chip group or radio chips.',
  anatomy: [
    { slot: 'preference-chips', says: 'The row; data-strict marks a hard limit' },
    { slot: 'preference-chips-count', says: 'The number selected, if several may be' },
    { slot: 'preference-chips-heat', says: 'The flames on a chip' },
    { slot: 'chip-group', says: 'The group, if several may be selected' },
    { slot: 'radio-chips', says: 'The group, if at most one may be selected' },
  ],
  attributes: preferenceChipsAttributes,
  do: ['Set loading while the saved values load: the skeletons are as wide as the chips.'],
  dont: ['Do not use heat for anything but spiciness.'],
  keys: [
    { keys: 'Space, Enter', does: 'Toggles a chip, if several may be selected' },
    { keys: '↑ ↓ ← →', does: 'Selects the previous or next chip, if at most one may be selected' },
    { keys: 'Space, Delete', does: 'On the selected chip: clears it, if at most one may be selected' },
  ],
  accessibility: [
    'The title is a heading and names the group; the hint describes it.',
    'Flames and shield are decorative: the text next to them says the same.',
  ],
};
