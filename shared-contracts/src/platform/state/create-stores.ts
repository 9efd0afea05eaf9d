import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppName } from '../routes/route-definition';
import { type BasketState, unknownBasket } from './basket';
import type { CityState } from './city';
import { type DeliveryState, noDelivery } from './delivery';
import { closedLayout, type LayoutState, type Notification } from './layout';
import { type SessionState, unknownSession } from './session';

/** What each atom holds. */
interface StoreValues {
  session: SessionState;
  city: CityState;
  delivery: DeliveryState;
  basket: BasketState;
  /** Ids of favourite products; null until read (FAV-02: signed in only). */
  favourites: ReadonlySet<number> | null;
  layout: LayoutState;
  notifications: readonly Notification[];
}

type StoreName = keyof StoreValues;

/** Who writes which atom. The shell writes the first state of every atom at start-up; afterwards only the owner does. */
interface StoreOwners {
  session: 'shell';
  city: 'shell';
  delivery: 'mf-checkout';
  basket: 'mf-checkout';
  favourites: 'mf-catalog';
  layout: 'shell';
  notifications: 'shell';
}

/** The shop's state for everyone to read. */
export type Stores = { readonly [S in StoreName]: ReadableAtom<StoreValues[S]> };

type AllWritable = { readonly [S in StoreName]: WritableAtom<StoreValues[S]> };

type StoresOf<Owner extends AppName> = {
  [S in StoreName]: StoreOwners[S] extends Owner ? S : never;
}[StoreName];

/** The atoms that `Owner` may write; the shell may write them all, since it writes their first state. */
export type WritableStores<Owner extends AppName> = Pick<
  AllWritable,
  Owner extends 'shell' ? StoreName : StoresOf<Owner>
>;

/**
 * Makes the stores of one page in the browser, or of one request on the server; never at module level.
 * The result is the shell's; it hands areas {@link Stores} to read and their own atoms to write.
 */
export function createStores(city: CityState): WritableStores<'shell'> {
  return {
    session: atom(unknownSession),
    city: atom(city),
    delivery: atom(noDelivery),
    basket: atom(unknownBasket),
    favourites: atom<ReadonlySet<number> | null>(null),
    layout: atom(closedLayout),
    notifications: atom<readonly Notification[]>([]),
  };
}
