import { getPickupPoints, getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import type { PickupPoint, PickupService } from '@zapovednik/api/checkout/models/delivery';
import { type AppContext, type PageArgs, useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';

/** The pickup points of one service in a city: our shops, a partner's points, lockers. */
export interface PointsOfService {
  readonly service: PickupService;
  readonly points: readonly PickupPoint[];
}

function pickupPointsQuery({ api, city }: Pick<AppContext, 'api' | 'city'>) {
  return queryOptions({
    queryKey: ['mf-content', 'pickup-points', city.locationId],
    queryFn: async (): Promise<PointsOfService[]> => {
      const [services, points] = await Promise.all([api(getPickupServices, {}), api(getPickupPoints, {})]);
      return services
        .map((service) => ({ service, points: points.filter(({ serviceId }) => serviceId === service.id) }))
        .filter((group) => group.points.length > 0);
    },
  });
}

/** Reads the points for the page; a failure leaves an empty list (CON-18). */
export async function loadPickupPoints({ app, optional }: PageArgs): Promise<void> {
  await optional('pickup-points', app.query.ensureQueryData(pickupPointsQuery(app)));
}

/** The points of this city by service, and whether they are still loading. */
export function usePickupPoints(): { groups: readonly PointsOfService[]; failed: boolean; retry: () => void } {
  const { data = [], isError, refetch } = useQuery(pickupPointsQuery(useApp()));
  return { groups: data, failed: isError, retry: () => void refetch() };
}
