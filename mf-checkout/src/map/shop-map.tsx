import type { shopMap } from 'shared-contracts/checkout/widgets';
import type { PropsOf } from 'shared-contracts/widgets';
import { MapLoading } from './map-loading';

export type ShopMapProps = PropsOf<typeof shopMap>;

/** A map with markers and zones; other areas place it as the widget `shop-map`. */
export function ShopMap({ label }: ShopMapProps) {
  return (
    <section aria-label={label}>
      <MapLoading />
    </section>
  );
}

export { ShopMap as Component };
