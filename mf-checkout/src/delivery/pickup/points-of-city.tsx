import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import { pickupPointsQuery } from './points-query';
import { PointsSkeleton } from './points-skeleton';

interface PointsOfCityProps {
  /** Only points with their own stock. */
  fast: boolean;
  children: (points: readonly PickupPoint[]) => ReactNode;
}

/** Loads the points of the city. Skeleton and error look the same in every tab. */
export function PointsOfCity({ fast, children }: PointsOfCityProps) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(pickupPointsQuery(app, fast));
  if (data) return children(data);
  if (!isError) return <PointsSkeleton />;
  return <ErrorFallback title="Пункты самовывоза не загрузились" onRetry={() => refetch()} busy={isFetching} />;
}
