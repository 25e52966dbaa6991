import type { LocaleFormat } from '../locale/index.ts';
import type { PhotoRefusal } from './photo-refusal.ts';

/** Text labels of the field. */
export interface PhotoFieldLabels {
  choose: string;
  /** On devices with a camera. */
  take: string;
  /** Beside the buttons. */
  drop: string;
  replace: string;
  remove: string;
  sending: string;
  /** Why a file was not taken. */
  refused: (why: PhotoRefusal, maxBytes: number) => string;
}

/** In bytes. */
export const MEGABYTE = 1024 * 1024;

export const LABELS = (format: LocaleFormat): PhotoFieldLabels => ({
  choose: 'Choose a photo',
  take: 'Take a photo',
  drop: 'or drop one here',
  replace: 'Replace',
  remove: 'Remove',
  sending: 'Sending the photo…',
  refused: (why, maxBytes) =>
    ({
      heic: 'This photo is in the HEIC format. Choose it from Photos on the iPhone, which converts it; or set Settings > Camera > Formats to Most Compatible for new photos.',
      type: 'This is not a photo that can be read. Please choose a JPEG, PNG or WebP file.',
      size: `This photo is larger than ${format.count(Math.floor(maxBytes / MEGABYTE))} MB. Please choose a smaller one.`,
      many: 'Please drop one photo at a time.',
    })[why],
});
