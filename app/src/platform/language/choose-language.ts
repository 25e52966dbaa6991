import { toast } from '@larder/ui/toaster';
import type { Language } from './languages.ts';
import { speak } from './spoken.ts';
import { rememberLanguage } from './stored-language.ts';
import { t } from './t.ts';

/** Shows everything in a language, now and at later visits of this browser. Says so if it cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
    rememberLanguage(language);
  } catch {
    toast.failure(t('The language could not be loaded. Please try again.'));
  }
}
