import { wordKey } from '@larder/domain/names';

/** The key words of a text in order: 'Fry the red-hot chillies' is fry, the, red, hot and chilli. */
export function keyWords(text: string): string[] {
  return text
    .split(/[\s\-–—/]+/)
    .flatMap((word) => wordKey(word).split(' '))
    .filter(Boolean);
}
