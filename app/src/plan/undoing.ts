import { toast } from '@larder/ui/toaster';

/** Reports a failed change in a message. */
export const tellAll = (sentence: string): void => void toast.failure(sentence);

/** A message's Undo button. */
export const undoing = (run: () => unknown) => ({ label: 'Undo', run: () => void run() });
