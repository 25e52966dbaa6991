import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Only the app's own files may do anything. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'frame-src': ["'none'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // The browser refuses to turn text into markup or code. The `larder` policy provides the service worker's URL.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['larder'],
};

const PERMISSIONS = 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** The headers that keep a browser from interpreting a response, for responses that no hook sees. */
export const HEADERS_WITHOUT_HOOKS = {
  'content-security-policy': textOf(POLICY),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
} as const;

function textOf(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');
}

/**
 * The Content-Security-Policy of the app's pages: the scripts and styles inline in them are allowed too, by their hashes,
 * so that nothing else in a page can run. Throws if it cannot find one: the browser would block it.
 */
export function policyOfPages(pages: readonly string[]): string {
  const hashesOf = (tag: 'script' | 'style') => [
    ...new Set(
      pages
        .flatMap((page) => textsOf(tag, page))
        .filter(Boolean)
        .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ];
  return textOf({
    ...POLICY,
    'script-src': [...POLICY['script-src'], ...hashesOf('script')],
    'style-src': [...POLICY['style-src'], ...hashesOf('style')],
  });
}

/** What is between the tags of a page's scripts or styles. */
function textsOf(tag: 'script' | 'style', page: string): string[] {
  const element = new RegExp(`<${tag}(?:\\s(?:[^>"']|"[^"]*"|'[^']*')*)?>([^]*?)</${tag}\\s*>`, 'gi');
  if (new RegExp(`<${tag}[\\s/>]`, 'i').test(page.replaceAll(element, '')))
    throw new Error(
      `A page of the web app has a <${tag}> tag that Larder cannot read, so browsers would block it. Build the app again.`,
    );
  return [...page.matchAll(element)].map(([, text = '']) => text);
}

/** Adds the security headers to every response. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // It has no effect over http. Subdomains are not Larder's business.
    if (isBehindTls(request)) reply.header('strict-transport-security', 'max-age=31536000');
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** Whether the proxy in front of Larder uses https: browsers ignore the header otherwise. */
export function isBehindTls({ headers }: FastifyRequest): boolean {
  return /^https(?:,|$)/.test(String(headers['x-forwarded-proto'] ?? ''));
}
