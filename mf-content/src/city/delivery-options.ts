import { getDeliveryServices, getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import type { DeliveryService } from '@zapovednik/api/checkout/models/delivery';
import { type AppContext, type PageArgs, useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';

/** The delivery options of a city. */
interface DeliveryOptions {
  readonly services: readonly DeliveryService[];
  /** The number of pickup points, and of those with pickup within the hour. */
  readonly points: number;
  readonly fastPoints: number;
}

function deliveryOptionsQuery({ api, city }: Pick<AppContext, 'api' | 'city'>) {
  return queryOptions({
    queryKey: ['mf-content', 'delivery-options', city.locationId],
    queryFn: async (): Promise<DeliveryOptions> => {
      const [services, points] = await Promise.all([api(getDeliveryServices, {}), api(getPickupPoints, {})]);
      const fast = points.filter(({ hasFastPickup }) => hasFastPickup);
      return { services, points: points.length, fastPoints: fast.length };
    },
  });
}

/** Reads the delivery options for the page; its texts are also shown without them. */
export async function loadDeliveryOptions({ app, optional }: PageArgs): Promise<void> {
  await optional('delivery-options', app.query.ensureQueryData(deliveryOptionsQuery(app)));
}

/** The delivery options of this city, once they are loaded. */
export function useDeliveryOptions(): DeliveryOptions | undefined {
  return useQuery(deliveryOptionsQuery(useApp())).data;
}

/** The delivery option of one kind, if this city has it. */
export const deliveryOptionOf = (
  options: DeliveryOptions | undefined,
  type: DeliveryService['type'],
): DeliveryService | undefined => options?.services.find((service) => service.type === type);
