import { ApiError } from '@zapovednik/platform/client';

/** A place of the page that shows whether the press there waits for the network. */
export interface Place {
  readonly viewers: Set<() => void>;
  /** Ends the wait of its press, which is sent again, or fails because the place is left. */
  end?: ((isLeft: boolean) => void) | undefined;
}

/** The shown places by name. Only events of the browser change them. */
export const places = new Map<string, Place>();

/**
 * Sends a write. While there is no network, the press is kept: the write is sent again when the visitor presses
 * «Повторить», or when the browser is back online. Only where the page shows this (`useKeptPress`): elsewhere, and
 * when that place is left, the write fails as usual.
 *
 * @param send may be called several times: the server must recognise a repetition
 * @param onLost called once, when the network is missed for the first time
 */
export async function keepPress<T>(name: string, send: () => Promise<T>, onLost?: (error: Error) => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const place = places.get(name);
    // Without a status there was no answer.
    if (!place || !(error instanceof ApiError) || error.status) throw error;
    onLost?.(error);
    await anotherTry(place, error);
    return keepPress(name, send);
  }
}

const anotherTry = (place: Place, lost: Error) =>
  new Promise<void>((resolve, reject) => {
    const tell = (end: Place['end']) => {
      place.end = end;
      for (const viewer of place.viewers) viewer();
    };
    const online = () => place.end?.(false);
    addEventListener('online', online);
    tell((isLeft) => {
      removeEventListener('online', online);
      tell(undefined);
      if (isLeft) reject(lost);
      else resolve();
    });
  });
