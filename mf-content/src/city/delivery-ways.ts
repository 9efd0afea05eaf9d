import { type AppContext, useApp } from 'shared-contracts/app';
import { getDeliveryServices, getPickupPoints } from 'shared-contracts/checkout/calls/delivery';
import type { DeliveryType } from 'shared-contracts/checkout/calls/delivery-answer';
import type { DeliveryService } from 'shared-contracts/checkout/models/delivery';
import { queryOptions, useQuery } from 'shared-contracts/query';
import { beside } from './beside';

/** The delivery options of a city. */
interface DeliveryWays {
  readonly services: readonly DeliveryService[];
  /** How many points hand out orders, and how many of them within the hour. */
  readonly points: number;
  readonly fastPoints: number;
}

function deliveryWaysQuery({ api, city }: Pick<AppContext, 'api' | 'city'>) {
  return queryOptions({
    queryKey: ['mf-content', 'delivery-ways', city.locationId],
    queryFn: async (): Promise<DeliveryWays> => {
      const [services, points] = await Promise.all([api(getDeliveryServices, {}), api(getPickupPoints, {})]);
      const fast = points.filter(({ hasFastPickup }) => hasFastPickup);
      return { services, points: points.length, fastPoints: fast.length };
    },
  });
}

/** Reads the delivery options for the page; its texts are shown without them too. */
export async function loadDeliveryWays({ app }: { app: AppContext }): Promise<void> {
  await beside(app, 'delivery-ways', app.query.ensureQueryData(deliveryWaysQuery(app)));
}

/** The delivery options of this city, once they are loaded. */
export function useDeliveryWays(): DeliveryWays | undefined {
  return useQuery(deliveryWaysQuery(useApp())).data;
}

/** The delivery option of one kind, if this city has it. */
export const wayOf = (ways: DeliveryWays | undefined, type: DeliveryType): DeliveryService | undefined =>
  ways?.services.find((service) => service.type === type);
