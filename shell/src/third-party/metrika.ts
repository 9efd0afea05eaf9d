import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import type { PublicSettings } from '@zapovednik/platform/settings';
import type { ShellContext } from '../context/shell-context';
import { loadScript } from './load-script';
import { CURRENCY, type TrackedAction } from './tracked-action';

type Settings = NonNullable<PublicSettings['counters']>;

/** How long goods are in the cart before a visit reaches its goal, in milliseconds (TRK-15). */
const CART_NOT_EMPTY = 4_500;

/** The counter of this city, if it has one (TRK-14, CIT-29). E-commerce data goes through the page's `dataLayer` (TRK-06). */
export function connectMetrika({ city, atom }: ShellContext, { ids, script }: Settings): (what: TrackedAction) => void {
  const counter = ids[city.subdomain ?? 'main'];
  if (counter === undefined) return () => {};
  const waiting: unknown[][] = [];
  const commerce: object[] = [];
  const early = Object.assign((...command: unknown[]) => void waiting.push(command), { a: waiting, l: Date.now() });
  Object.assign(window, { ym: early, dataLayer: commerce });
  const run = (command: string, what: unknown) => {
    const ym: unknown = Reflect.get(window, 'ym');
    if (typeof ym === 'function') ym(counter, command, what);
  };
  run('init', { ecommerce: 'dataLayer', trackLinks: true, accurateTrackBounce: true });
  loadScript(script);
  onCartNotEmpty(atom, () => run('reachGoal', 'cart_not_empty'));
  return (what) => {
    const ecommerce = ecommerceOf(what);
    if (ecommerce) commerce.push({ ecommerce: { currencyCode: CURRENCY, ...ecommerce } });
  };
}

/** Once per page, also when the goods are added long after it was opened. */
function onCartNotEmpty(atom: ShellContext['atom'], reach: () => void): void {
  const cart = atom(basketAtom);
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const begin = () => {
    if (waiting !== null || cart.get().quantity === 0) return;
    waiting = setTimeout(() => {
      if (cart.get().quantity > 0) reach();
      else waiting = null;
    }, CART_NOT_EMPTY);
  };
  cart.listen(begin);
  begin();
}

/** Follows Metrica's own guide; unsupported actions are not sent. */
function ecommerceOf(what: TrackedAction): object | null {
  const one = (productId: number, more = {}) => ({ products: [{ id: String(productId), ...more }] });
  switch (what.kind) {
    case 'product':
      return { detail: one(what.productId, { price: what.price }) };
    case 'cart':
      return { add: one(what.productId, { quantity: what.quantity }) };
    case 'remove':
      return { remove: one(what.productId) };
    case 'purchase':
      return { purchase: { actionField: { id: String(what.orderId), revenue: what.sum }, products: [] } };
    case 'category':
    case 'search':
      return null;
  }
}
