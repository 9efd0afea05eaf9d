import type { shopMap } from '@zapovednik/areas/checkout/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';

/** The same as its owner reads it. */
type ReadonlyDeep<T> = T extends (...input: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

/** The props of the map; each is described in the widget. */
export type ShopMapProps = ReadonlyDeep<PropsOf<typeof shopMap>>;
