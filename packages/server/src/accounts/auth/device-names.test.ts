import { expect, test } from 'vitest';
import { deviceName } from './device-names.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  ['Firefox on iPhone', `${IPHONE} ${APPLE} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Windows', `${WINDOWS} ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${ANDROID} ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36`],
  ['Chrome on iPhone', `${IPHONE} ${APPLE} CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${WINDOWS} ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`],
  ['Opera on Mac', `${MAC} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  [
    'Samsung Internet on Android',
    `${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari on Mac', `${MAC} ${APPLE} Version/18.5 Safari/605.1.15`],
  ['Safari on iPhone', `${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Windows', WINDOWS],
  [null, 'curl/8.14.1'],
  [null, ''],
  [null, undefined],
  [null, `${' '.repeat(300)}Firefox/141.0`],
])('%s: %s', (name, userAgent) => expect(deviceName(userAgent)).toBe(name));
