import { stopAccepting } from 'deploy-network/graceful-close';
import { listenOnIPv6 } from 'deploy-network/listen-here';
import { isPublicOrigin } from 'deploy-network/public-origin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/**
 * Listens on the addresses where the shop is reached. A public shop uses all IPv4 addresses, because its proxy may be
 * another machine. A local shop uses only the loopback addresses of IPv4 and IPv6. `GATEWAY_HOST` replaces this choice.
 *
 * @returns the port
 */
export async function listen(
  app: FastifyInstance,
  { PORT, PUBLIC_ORIGIN, GATEWAY_HOST }: Pick<Config, 'PORT' | 'PUBLIC_ORIGIN' | 'GATEWAY_HOST'>,
): Promise<number> {
  const isLocal = GATEWAY_HOST === undefined && !isPublicOrigin(PUBLIC_ORIGIN);
  let close = async () => {};
  app.addHook('preClose', () => close());
  await app.listen({ port: PORT, host: isLocal ? '127.0.0.1' : (GATEWAY_HOST ?? '0.0.0.0') });
  if (isLocal) {
    const second = await listenOnIPv6(app.server).catch(async (error) => {
      await app.close();
      throw error;
    });
    if (second) close = () => stopAccepting(second);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : PORT;
}
