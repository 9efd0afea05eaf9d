import { setTimeout } from 'node:timers/promises';

/** What the network does to one exchange. */
export type Weather =
  | 'fine'
  /** The answer comes late. */
  | 'slow'
  /** The request never arrives. */
  | 'lost request'
  /** The server does what is asked, and its answer never arrives. */
  | 'lost answer'
  /** Something on the way answers 500 in the place of the server. */
  | 'broken';

/** The connection of one page. */
export interface Network {
  readonly fetch: typeof fetch;
  /** Nothing that the page asks for is sent any more, and no answer comes; resolves when the server has done what it got. */
  readonly cut: () => Promise<void>;
}

const failure = { type: 'error', code: 'internal', message: 'Возникла внутренняя ошибка сервера' };
const never = new Promise<never>(() => {});

/**
 * @param ofWrites what happens to the writes, one after the other; those that come later are fine
 * @param ofReads the same of reads
 */
export function createNetwork(ofWrites: Iterator<Weather>, ofReads: Iterator<Weather>): Network {
  const running = new Set<Promise<Response>>();
  let isCut = false;

  async function exchange(weather: Weather, send: () => Promise<Response>): Promise<Response> {
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
      const weather: Weather = (isWrite ? ofWrites : ofReads).next().value ?? 'fine';
      return exchange(weather, () => fetch(url, { ...init, signal: null }));
    },
    async cut() {
      isCut = true;
      await Promise.allSettled(running);
    },
  };
}
