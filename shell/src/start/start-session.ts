import { matchRow } from '../app/match-row';
import type { ShellShop } from '../app/shop-context';
import { keepDelivery } from './delivery-memory';
import { changeVisitor, readBasket, readVisitor } from './read-visitor';
import type { Session } from './session';

interface SessionStart {
  readonly session: Session;
  /** Brings the basket again, by its owner where that is here already. */
  readonly reloadBasket: () => Promise<void>;
}

/** What is personal fills in after hydration; and again when somebody signs in or out (SES-29). */
export function startSession(shop: ShellShop, { session, reloadBasket }: SessionStart): Promise<void> {
  keepDelivery(shop);
  shop.bus.on('session:changed', ({ authorized }) => {
    const known = shop.stores.session.get().status === 'authorized';
    if (authorized !== known) void changeVisitor(shop, session, reloadBasket);
  });
  // The cart's own page reads the basket itself (CIT-18).
  const isCart = matchRow(location.pathname)?.id === 'cart';
  return readVisitor(shop, session, isCart ? async () => {} : () => readBasket(shop));
}
