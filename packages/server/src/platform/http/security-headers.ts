import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers that let the app's own files do their work and nothing else. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        frameSrc: ["'none'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // Text never becomes markup or code: the browser refuses. `larder` gives it the address of the service worker.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['larder'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Over http it would mean nothing. Subdomains are not Larder's to decide on.
    if (isBehindTls(request)) reply.header('strict-transport-security', 'max-age=31536000');
    reply.header(
      'permissions-policy',
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
  });
}

/** Whether the proxy in front of Larder speaks https to the browser. A browser believes the header only where that is so. */
function isBehindTls({ headers }: FastifyRequest): boolean {
  return /^https(?:,|$)/.test(String(headers['x-forwarded-proto'] ?? ''));
}
