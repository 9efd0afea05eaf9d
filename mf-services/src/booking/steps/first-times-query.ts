import type { Salon } from '@zapovednik/api/services/calls/salon';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { timesQuery } from '../../kinds/queries';
import type { ServiceDefinition } from '../../kinds/service-definition';
import { firstTime } from '../form/chosen-visit';

/**
 * Salons with their first free time for a service, the soonest first. Salons without a free time, or with a
 * failed call, are left out.
 */
export const firstTimesQuery = (
  app: AppContext,
  kind: ServiceDefinition,
  salons: readonly Salon[],
  serviceId: number,
) =>
  queryOptions({
    queryKey: ['mf-services', kind.name, 'first-times', serviceId, salons.map(({ id }) => id)],
    async queryFn() {
      const found = await Promise.all(
        salons.map(async (salon) => {
          const times = await app.query.fetchQuery(timesQuery(app, kind, salon.id, serviceId)).catch(() => null);
          const first = times && firstTime(times);
          return first ? { salon, first } : null;
        }),
      );
      return found
        .filter((one) => one !== null)
        .toSorted((one, other) =>
          `${one.first.day} ${one.first.time}`.localeCompare(`${other.first.day} ${other.first.time}`),
        );
    },
    staleTime: 15_000,
  });
