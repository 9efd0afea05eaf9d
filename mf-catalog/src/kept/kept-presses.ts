import { keepPress } from '@zapovednik/ui/status';

/** The places of a product's presses that wait for the network: its basket button and its heart. */
export const cartPlace = (productId: number): string => `cart ${productId}`;
export const heartPlace = (productId: number): string => `favourite ${productId}`;

/**
 * Keeps a press on a basket button that has failed, if there was no network and the page shows the product.
 *
 * @param again sets the wanted quantity: the first press may have reached the server
 */
export function keepCartPress(productId: number, error: unknown, again: () => Promise<unknown>): void {
  const sends = [() => Promise.reject(error)];
  // The first failure has been shown, and the basket's area shows the next ones.
  keepPress(cartPlace(productId), () => (sends.pop() ?? again)()).catch(() => undefined);
}
