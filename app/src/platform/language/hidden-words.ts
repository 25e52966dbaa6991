/** On the page's element while its HTML is not in the cook's language. */
const HIDDEN = 'data-hidden-words';

/** Hides the English HTML that the build wrote, until the app has its words in the cook's language. */
export const hideWords = (): void => document.documentElement.setAttribute(HIDDEN, '');

/** Ends it. */
export const showWords = (): void => document.documentElement.removeAttribute(HIDDEN);
