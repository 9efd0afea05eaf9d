import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback } from '@zapovednik/ui';
import { salonsQuery, servicesQuery, specialistsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';

/** Data for the booking could not be read: a click reads it again. */
export function BookingUnavailable({ kind }: { kind: ServiceDefinition }) {
  const app = useApp();
  const needed = [
    useQuery(salonsQuery(app, kind)),
    useQuery(servicesQuery(app, kind)),
    useQuery(specialistsQuery(app, kind)),
  ];
  return (
    <ErrorFallback
      title="Запись сейчас не загрузилась"
      text="Попробуйте ещё раз или позвоните нам."
      onRetry={() => {
        for (const query of needed) if (!query.data) void query.refetch();
      }}
      busy={needed.some(({ isFetching }) => isFetching)}
    />
  );
}
