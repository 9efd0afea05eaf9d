import { setTimeout } from 'node:timers/promises';

/** The fault of one request. */
export type NetworkFault =
  | 'fine'
  /** The response is late. */
  | 'slow'
  /** The request never arrives. */
  | 'lost request'
  /** The server handles the request, but its response never arrives. */
  | 'lost answer'
  /** A proxy answers 500 instead of the server. */
  | 'broken';

/** The connection of one page. */
export interface Network {
  readonly fetch: typeof fetch;
  /** Stops all requests and responses of the page; resolves when the server has handled the requests that it received. */
  readonly cut: () => Promise<void>;
}

const failure = { type: 'error', code: 'internal', message: 'Возникла внутренняя ошибка сервера' };
const never = new Promise<never>(() => {});

/**
 * @param ofWrites the faults of the writes, in order; later writes have none
 * @param ofReads the same for reads
 */
export function createNetwork(ofWrites: Iterator<NetworkFault>, ofReads: Iterator<NetworkFault>): Network {
  const running = new Set<Promise<Response>>();
  let isCut = false;

  async function exchange(weather: NetworkFault, send: () => Promise<Response>): Promise<Response> {
    if (weather === 'lost request') throw new TypeError('no connection');
    if (weather === 'broken') return Response.json(failure, { status: 500 });
    const answer = send();
    running.add(answer);
    const response = await answer.finally(() => running.delete(answer));
    if (weather === 'slow') await setTimeout(15);
    if (isCut) return never;
    if (weather === 'lost answer') throw new TypeError('no connection');
    return response;
  }

  return {
    fetch(url, init) {
      if (isCut) return never;
      const isWrite = new Headers(init?.headers).has('idempotency-key');
      const weather: NetworkFault = (isWrite ? ofWrites : ofReads).next().value ?? 'fine';
      return exchange(weather, () => fetch(url, { ...init, signal: null }));
    },
    async cut() {
      isCut = true;
      await Promise.allSettled(running);
    },
  };
}
