import { startShop, type TestShop } from 'deploy-api/testing/start-shop';
import { rawRequest } from 'deploy-gateway/testing/raw-request';
import { startGateway, type TestGateway } from 'deploy-gateway/testing/start-gateway';

type GatewaySettings = NonNullable<Parameters<typeof startGateway>[1]>;
type ApiOptions = NonNullable<Parameters<typeof startShop>[0]>;

interface HostileShopOptions {
  readonly gateway?: GatewaySettings;
  readonly api?: ApiOptions;
}

/** A gateway in front of the real back end, as a target of attacks. Its pages are those of stub releases. */
export interface HostileShop {
  readonly gateway: TestGateway;
  readonly api: TestShop;
  /** Sends a request to the gateway like a well-behaved client. */
  readonly ask: TestGateway['ask'];
  /** Sends raw bytes to the gateway; returns the complete response until the gateway closes the connection. */
  readonly raw: (bytes: string | Buffer) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the back end with the small data set (PGlite, or PostgreSQL with `DATABASE_URL`) and the gateway in front of it. */
export async function startHostileShop({
  gateway: settings,
  api: options,
}: HostileShopOptions = {}): Promise<HostileShop> {
  const api = await startShop(options);
  const gateway = await startGateway(undefined, { API_ROOT: api.root, ...settings });
  const { port } = portOf(gateway);
  return {
    gateway,
    api,
    ask: gateway.ask,
    raw: (bytes) => rawRequest(port, bytes),
    async close() {
      await gateway.close();
      await api.close();
    },
  };
}

/** The port of a gateway. */
function portOf({ app }: TestGateway): { port: number } {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The gateway does not listen');
  return address;
}
