import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const themeChoiceGuide: ComponentGuide = {
  purpose: 'Light, dark, or as the device says. applyTheme puts the choice on the page.',
  anatomy: [
    { slot: 'theme-choice', says: 'The group' },
    { slot: 'theme-choice-label', says: 'The question' },
    { slot: 'theme-choice-option', says: 'One choice' },
  ],
  do: ['Start with system.', 'Remember the choice and apply it before the page is drawn.'],
  dont: ['Do not hide it behind an icon that switches.'],
  keys: [
    { keys: '← → ↑ ↓', does: 'The choice before or after' },
    { keys: 'Tab', does: 'Into and out of the group' },
  ],
  accessibility: ['A group of radio buttons named by its legend.'],
};
