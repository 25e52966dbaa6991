import { MANY, nested, type Hostile } from './importing.ts';

/** Requests and links. */
export const BODIES: readonly Hostile[] = [
  ['nothing', (how) => how.read({})],
  ['a page as XML', (how) => how.raw('application/xml', '<recipe/>')],
  ['a page as plain text', (how) => how.raw('text/plain', 'Pie')],
  ['JSON cut in half', (how) => how.raw('application/json', '{"text":"Pie')],
  ['JSON nested 10,000 deep', (how) => how.raw('application/json', `{"text":${nested('[', ']')}}`)],
  ['JSON of bytes', (how) => how.raw('application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
  [
    'half a form',
    (how) =>
      how.raw(
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      ),
  ],
  [
    'a form with a field in place of its file',
    (how) =>
      how.raw(
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nPie\r\n--x--\r\n',
      ),
  ],
  [
    'a form with two files',
    (how) =>
      how.raw(
        'multipart/form-data; boundary=x',
        `${['a.txt', 'b.txt'].map((name) => `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nPie\r\n`).join('')}--x--\r\n`,
      ),
  ],
  ['a form without its boundary', (how) => how.raw('multipart/form-data', 'Pie')],
  ['a link to a script', (how) => how.read({ url: 'javascript:alert(1)' })],
  ['a link to a file', (how) => how.read({ url: 'file:///etc/passwd' })],
  ['a link to data', (how) => how.read({ url: 'data:text/html,<h1>Pie' })],
  ['a link with a password', (how) => how.read({ url: 'https://cook:secret@example.org/' })],
  ['a link of 10,000 letters', (how) => how.read({ url: `https://example.org/${'a'.repeat(MANY)}` })],
  ...[
    'http://127.0.0.1/',
    'http://localhost/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/',
    'http://192.168.0.1/',
    'http://0.0.0.0/',
  ].map((url): Hostile => [`the private address ${url}`, (how) => how.read({ url })]),
  ['a database’s port', (how) => how.read({ url: 'http://example.org:5432/' })],
];
