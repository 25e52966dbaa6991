import { englishOf, type English } from '@larder/domain';

let english: English = 'en-GB';

/** Sets the variety of English for ingredient names. */
export function setEnglish(language: string): void {
  english = englishOf(language);
}

/** The variety of English of ingredient names: 'en-US'. */
export const shownEnglish = (): English => english;
