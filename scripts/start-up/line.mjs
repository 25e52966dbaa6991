import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends an answer's body to the browser.
 * @typedef {(body: AsyncIterable<Buffer>, response: import('node:http').ServerResponse) => Promise<void>} Line
 */

/** Sent at once, in bytes: small enough for several answers to share a line evenly. */
const PART = 2048;

/** @type {Line} */
export async function quickLine(body, response) {
  for await (const part of body) response.write(part);
  response.end();
}

/**
 * A line of which all answers have a share. The browser could slow the network down itself, but only while it watches it,
 * which slows the page too.
 * @param {{ latency: number, bytesPerSecond: number }} line `latency` in ms, there and back
 * @returns {Line}
 */
export function slowLine({ latency, bytesPerSecond }) {
  let freeAt = 0;
  return async (body, response) => {
    await delay(latency);
    for await (const whole of body) {
      for (let at = 0; at < whole.length && !response.destroyed; at += PART) {
        const part = whole.subarray(at, at + PART);
        freeAt = Math.max(freeAt, performance.now()) + (part.length / bytesPerSecond) * 1000;
        await delay(freeAt - performance.now());
        response.write(part);
      }
    }
    response.end();
  };
}
