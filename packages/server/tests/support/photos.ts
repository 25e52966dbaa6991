import sharp from 'sharp';
import { BASE_PATH, expectAgreement, type Answer } from '../api/agreement.ts';
import type { Api, User } from '../api/api.ts';

/** A plain picture of one colour. */
export const picture = (width: number, height: number, colour = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A form with a small photo. */
export function photoForm(file: Buffer = SMALL_PHOTO): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return form;
}

const SMALL_PHOTO = await picture(120, 120).jpeg().toBuffer();

/** Sends a file as a recipe's photo. */
export async function sendPhoto(
  { origin }: Pick<Api, 'origin'>,
  { accessToken }: Pick<User, 'accessToken'>,
  recipeId: number,
  file: Buffer,
  name = 'photo.jpg',
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), name);
  const path = `/recipes/${recipeId}/photo`;
  const response = await fetch(`${origin}${BASE_PATH}${path}`, {
    method: 'PUT',
    body: form,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const answer = { status: response.status, headers: response.headers, body: await response.json() };
  expectAgreement('PUT', path, answer);
  return answer;
}
