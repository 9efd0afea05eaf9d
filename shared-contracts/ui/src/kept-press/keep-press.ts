import { ApiError } from '@zapovednik/platform/client';

/** A press whose write has not reached the server. */
interface Waiting {
  readonly retry: () => void;
  readonly giveUp: () => void;
}

/** The presses of this page that wait, by the name of their place. Only events of the browser change them. */
const waiting = new Map<string, Waiting>();
/** The components that show the presses of a place. */
const viewers = new Map<string, Set<() => void>>();

const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'late') && error.status === 0;

/**
 * Sends a write. While there is no network, the press is kept: the write is sent again when the visitor presses
 * «Повторить», or when the browser is back online. Only where the page shows this ({@link watchPlace}): elsewhere, and
 * when that place is left, the write fails as usual.
 *
 * @param send may be called several times: the server must recognise a repetition
 * @param onLost called once, when the network is missed for the first time
 */
export async function keepPress<T>(
  place: string,
  send: () => Promise<T>,
  onLost: (error: Error) => void = () => {},
): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error) || !viewers.has(place)) throw error;
      if (isFirst) onLost(error);
      await anotherTry(place, error);
    }
  }
}

function anotherTry(place: string, error: Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      window.removeEventListener('online', retry);
      waiting.delete(place);
      tell(place);
      then();
    };
    const retry = end(resolve);
    waiting.set(place, { retry, giveUp: end(() => reject(error)) });
    window.addEventListener('online', retry);
    tell(place);
  });
}

const tell = (place: string) => {
  for (const viewer of viewers.get(place) ?? []) viewer();
};

/** Follows the waiting press of a place. When nobody follows it any more, the press fails. */
export function watchPlace(place: string, viewer: () => void): () => void {
  const all = viewers.get(place) ?? new Set();
  viewers.set(place, all.add(viewer));
  return () => {
    all.delete(viewer);
    if (all.size > 0) return;
    viewers.delete(place);
    waiting.get(place)?.giveUp();
  };
}

/** Sends the waiting write of a place now; undefined: none waits. */
export const retryOf = (place: string): (() => void) | undefined => waiting.get(place)?.retry;
