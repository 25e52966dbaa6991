import { expect, test } from 'vitest';
import { deriveKeys } from './keys.ts';

const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

test('the keys derived from a secret never change, or a new version would log everyone out', () => {
  const { accessTokens, refreshTokens, devices, id } = deriveKeys(
    'a secret for the tests that is long enough',
  );
  expect({ access: hex(accessTokens), refresh: hex(refreshTokens), devices: hex(devices), id }).toEqual({
    access: '6379c98b0b41c6b633ca6efd7c57b495b4a7a1885e0b0710c721f648b3deeabe',
    refresh: '413a8ab44aea207321c0a1cbe4eb2fa7c10b4afa461eae46eb06b254bba8c56c',
    devices: '79bdeb8bf18cdbd90294d8585baf4b77902b73d0057e13b20ddcd9d5abb4b970',
    id: 'R7-6nx0CcpbyIzxN',
  });
});

test('no key can replace another', () => {
  const { accessTokens, refreshTokens } = deriveKeys('one secret');
  expect(hex(accessTokens)).not.toBe(hex(refreshTokens));
  expect(hex(accessTokens)).not.toBe(hex(deriveKeys('another secret').accessTokens));
});
