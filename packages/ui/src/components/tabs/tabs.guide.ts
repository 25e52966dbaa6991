import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { tabsAttributes } from './tabs.attributes.ts';

export const tabsGuide: ComponentGuide = {
  purpose: 'Shows one of a few related views. For sequential steps or other pages, use links.',
  anatomy: [
    { slot: 'tabs', says: 'The tab list and its panels' },
    { slot: 'tab-list', says: 'The row of tabs and trailing content' },
    { slot: 'tab-list-tabs', says: 'The tabs; scrolls if they do not fit' },
    { slot: 'tab-list-trailing', says: 'Figures or a button at the end of the row' },
    { slot: 'tab', says: 'One tab' },
    { slot: 'tab-icon', says: 'The icon before its name' },
    { slot: 'tab-description', says: 'A line below its name, in cards' },
    { slot: 'tab-count', says: 'The number of items in it' },
    { slot: 'tab-panel', says: 'The content of the selected tab' },
  ],
  attributes: tabsAttributes,
  do: [
    'Name tabs in one or two words.',
    'Give each tab a panel with the same value.',
    'Keep state that panels need above the tabs: inactive panels unmount their children.',
  ],
  dont: ['Do not hide essential content in a tab.', 'Do not use cards for more than three options.'],
  keys: [
    {
      keys: '← →',
      does: 'Selects the next or previous tab, wrapping around; mirrored in right-to-left layouts',
    },
    { keys: 'Home, End', does: 'Selects the first or last tab' },
    { keys: 'Tab', does: 'Moves from the row to the panel' },
  ],
  accessibility: [
    'A tab list named by label, with one tab stop.',
    'The panel is named by its tab and is focusable, so it can be scrolled by keyboard.',
    'The selected tab has a bar or a fill and aria-selected, so it never depends on colour alone.',
    'In cards, the description is part of the tab’s name, so keep it short.',
  ],
};
