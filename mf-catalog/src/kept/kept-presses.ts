import { ApiError } from '@zapovednik/platform/client';
import { keepPress } from '@zapovednik/ui/status';
import { cartPlace } from './places';

/** Without a network the code of the basket's area may not have loaded either: that is another error. */
const lost = new ApiError('basket', 'unreachable', 0, null);

/**
 * Keeps a press on a basket button that has failed, if there was no network and the page shows the product.
 *
 * @param again sets the wanted quantity: the first press may have reached the server
 */
export function keepCartPress(productId: number, error: unknown, again: () => void): void {
  const failed = [() => Promise.reject(navigator.onLine ? error : lost)];
  // The failure has been shown; so is one of the next try.
  keepPress(cartPlace(productId), async () => failed.pop()?.()).then(again, () => undefined);
}
