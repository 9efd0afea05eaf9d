import { basketAtom } from 'shared-contracts/checkout/atoms';
import type { PublicSettings } from 'shared-contracts/settings';
import type { ShellContext } from '../context/shell-context';
import { loadScript } from './load-script';
import { CURRENCY, type TrackedAction } from './tracked-action';

type Settings = NonNullable<PublicSettings['counters']>;

/** After this time a visit with goods in the cart reaches its goal, in milliseconds (TRK-15). */
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
  setTimeout(() => {
    if (atom(basketAtom).get().count > 0) run('reachGoal', 'cart_not_empty');
  }, CART_NOT_EMPTY);
  return (what) => {
    const ecommerce = ecommerceOf(what);
    if (ecommerce) commerce.push({ ecommerce: { currencyCode: CURRENCY, ...ecommerce } });
  };
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
