import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const themeChoiceGuide: ComponentGuide = {
  purpose: 'Light, dark or system theme. applyTheme applies the choice to the page.',
  anatomy: [
    { slot: 'theme-choice', says: 'The group' },
    { slot: 'theme-choice-label', says: 'The legend' },
    { slot: 'theme-choice-option', says: 'One option' },
  ],
  do: ['Use system as the default.', 'Store the choice and apply it before first paint.'],
  dont: ['Do not store what system means today: it follows the device.'],
  keys: [
    { keys: '← → ↑ ↓', does: 'Selects the previous or next option' },
    { keys: 'Tab', does: 'Moves into and out of the group' },
  ],
  accessibility: ['A group of radio buttons named by its legend.'],
};
