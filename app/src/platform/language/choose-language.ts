import { toast } from '@larder/ui/toaster';
import { loadNewVersion } from '../offline/load-new-version.ts';
import { newVersion } from '../offline/new-version.ts';
import type { Language } from './languages.ts';
import { speak } from './spoken.ts';
import { rememberLanguage } from './stored-language.ts';
import { t } from './t.ts';

/** Shows everything in a language, now and at later visits of this browser. Says so if it cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    if (await speak(language)) rememberLanguage(language);
  } catch {
    toast.failure(
      t('The language could not be loaded. Please try again.'),
      // The server no longer has the files of the version before.
      newVersion.waiting() ? { label: t('Reload'), run: loadNewVersion } : undefined,
    );
  }
}
