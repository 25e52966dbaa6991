import '@larder/ui/styles.css';
import './platform/language/hidden-words.css';
import './platform/modals.css';
import './platform/print.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROUTES } from './app.tsx';
import { Page } from './page.tsx';
import { showWords } from './platform/language/hidden-words.ts';
import { ENGLISH } from './platform/language/languages.ts';
import { speak, useSpoken } from './platform/language/spoken.ts';
import { readLanguage } from './platform/language/stored-language.ts';
import { currentLanguage } from './platform/language/t.ts';
import { dateLocaleOf } from './platform/locale/date-locale.ts';
import { setEnglish } from './platform/locale/english.ts';
import { addressOfPage, basePath } from './platform/navigation/base.ts';
import { isPageOf, whenLoaded } from './platform/navigation/prerendered.ts';
import { prefetchFirstScreen } from './recipes/search/prefetch-first-screen.ts';

setEnglish(navigator.language);
prefetchFirstScreen(addressOfPage());
// Starts loading the first screen's code.
const router = createBrowserRouter(ROUTES, { basename: basePath() || '/' });

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

/** The app in the cook's language. Another language draws everything again. */
function Larder() {
  const { language, words } = useSpoken();
  return (
    <Page key={language} words={words} dateLocale={dateLocaleOf(navigator.language, language)}>
      <RouterProvider router={router} />
    </Page>
  );
}

/** A prerendered page has its screen, and others an outline, so the app takes over once it has the screen's code. */
async function begin(place: HTMLElement): Promise<void> {
  // Without its texts everything is in English.
  await speak(readLanguage()).catch(() => speak(ENGLISH));
  const isEnglish = currentLanguage() === ENGLISH;
  if (place.hasChildNodes()) await whenLoaded(router);
  if (isEnglish && isPageOf(place, router)) {
    hydrateRoot(place, <Larder />);
  } else {
    // What the build put there is English. Otherwise it stays until the first rendering replaces it.
    if (!isEnglish) place.replaceChildren();
    createRoot(place).render(<Larder />);
  }
  showWords();
}

void begin(root);
