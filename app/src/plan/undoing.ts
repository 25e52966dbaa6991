import { toast } from '@larder/ui/toaster';
import { t } from '../platform/language/t.ts';

/** Reports a failed change in a message. */
export const tellAll = (sentence: string): void => void toast.failure(sentence);

/** A message's Undo button. */
export const undoing = (run: () => unknown) => ({ label: t('Undo'), run: () => void run() });
