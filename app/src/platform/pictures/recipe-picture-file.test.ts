import { expect, test } from 'vitest';
import { recipePictureFile } from './recipe-picture-file.ts';

test('our pictures come in two formats and two sizes', () => {
  expect(recipePictureFile('/pictures/dal-1a2b3c4d-480.webp', '50vw')).toEqual({
    src: '/pictures/dal-1a2b3c4d-480.webp',
    sources: [
      {
        srcSet: '/pictures/dal-1a2b3c4d-480.avif 480w, /pictures/dal-1a2b3c4d-960.avif 960w',
        type: 'image/avif',
        sizes: '50vw',
      },
      {
        srcSet: '/pictures/dal-1a2b3c4d-480.webp 480w, /pictures/dal-1a2b3c4d-960.webp 960w',
        type: 'image/webp',
        sizes: '50vw',
      },
    ],
    width: 480,
    height: 360,
  });
});

test('another URL is used unchanged, and without a URL there is no picture', () => {
  expect(recipePictureFile('/elsewhere.jpg', '50vw')).toMatchObject({ src: '/elsewhere.jpg', sources: [] });
  expect(recipePictureFile(null, '50vw')).toBeNull();
});
