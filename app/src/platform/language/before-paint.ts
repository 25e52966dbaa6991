/** Runs in the page's head: says the page's language, and hides the English HTML of the build from other cooks. */
import { hideWords } from './hidden-words.ts';
import { ENGLISH } from './languages.ts';
import { readLanguage } from './stored-language.ts';

const language = readLanguage();
if (language !== ENGLISH) {
  document.documentElement.lang = language;
  hideWords();
}
