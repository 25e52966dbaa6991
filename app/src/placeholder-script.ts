/** Runs in the page's body, behind the app's element and the templates. */
import { addressOfPage } from './platform/navigation/base.ts';
import { showWords } from './platform/language/hidden-words.ts';
import { ENGLISH } from './platform/language/languages.ts';
import { fillPlace, sayFailed } from './shell/placeholder/fill.ts';

const place = document.querySelector('#root');
if (place) {
  // Without the app nothing would ever replace the picture. An error of a script's loading does not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // What it says is English.
      document.documentElement.lang = ENGLISH;
      showWords();
      sayFailed(place, () => window.location.reload());
    },
    { capture: true },
  );
  try {
    fillPlace(place, addressOfPage(), localStorage);
  } catch {
    // Without storage the app decides by itself who is logged in.
  }
}
