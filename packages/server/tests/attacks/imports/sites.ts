import { setInterval } from 'node:timers';
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';

const MEGABYTE = 1_000_000;
const to =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();
const give =
  (type: string, body: Buffer | string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);

/** Sends a little now and then, and never ends. */
function drip(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'content-type': type });
  const timer = setInterval(() => response.write('<p>2 eggs'), 100);
  response.once('close', () => clearInterval(timer));
}

/** A picture of 100 million pixels in a few kilobytes. */
const bomb = () =>
  sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();

/** Sites with a harmful or useless page or picture, by their paths. */
export const SITES: Readonly<Record<string, RequestListener>> = {
  '/silent': () => undefined,
  '/dripping': (_request, response) => drip(response, 'text/html'),
  '/dripping-picture': (_request, response) => drip(response, 'image/jpeg'),
  '/dropping': (request) => request.socket.destroy(),
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (response.write(Buffer.alloc(MEGABYTE, 60)));
    };
    response.on('drain', more);
    more();
  },
  '/to-private': to('http://10.0.0.1/'),
  '/to-provider': to('http://169.254.169.254/latest/meta-data'),
  '/to-inside': to('http://inside.example/'),
  '/to-file': to('file:///etc/passwd'),
  '/to-itself': to('/to-itself'),
  '/to-nothing': to('http://'),
  '/program': give('application/octet-stream', 'MZ'),
  '/pdf': give('application/pdf', '%PDF-1.7'),
  '/no-type': give('', 'MZ\0\0\0'),
  '/false-gzip': give('text/html', 'no gzip', { 'content-encoding': 'gzip' }),
  '/gzip-bomb': give('text/html', gzipSync(Buffer.alloc(100 * MEGABYTE, 32)), { 'content-encoding': 'gzip' }),
  '/false-charset': give('text/html; charset=klingon', '<h1>Pie'),
  '/invalid-utf-8': give('text/html', Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe, 0xc0, 0x80])),
  '/error': (_request, response) => response.writeHead(500).end('<h1>Pie'),
  '/forbidden': (_request, response) => response.writeHead(403).end(),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/large-picture': give('image/jpeg', Buffer.alloc(20 * MEGABYTE, 255)),
  '/no-picture': give('image/jpeg', '<script>alert(1)</script>'),
  '/bomb': (_request, response) => void bomb().then((png) => give('image/png', png)(_request, response)),
};
