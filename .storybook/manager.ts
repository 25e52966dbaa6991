import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Larder',
    fontBase: '"Figtree Variable", Arial, sans-serif',
    colorPrimary: '#cf331d',
    colorSecondary: '#a92a17',
    appBg: '#fdeab1',
    appContentBg: '#fcf7ec',
    appPreviewBg: '#fcf7ec',
    appBorderColor: '#dccfb4',
    appBorderRadius: 8,
    textColor: '#351c28',
    barBg: '#fefcf7',
    barTextColor: '#6b4a57',
    barSelectedColor: '#a92a17',
    barHoverColor: '#a92a17',
    inputBg: '#fefcf7',
    inputBorder: '#8b6b76',
    inputBorderRadius: 8,
  }),
});
