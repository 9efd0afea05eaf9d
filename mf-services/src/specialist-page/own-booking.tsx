import { lazy, Suspense } from 'react';
import type { Salon, SalonService, Specialist } from 'shared-contracts/services/calls/salon';
import { Skeleton } from 'shared-contracts/ui';
import type { Choices } from '../booking/booking-values';
import type { ServiceKind } from '../kinds/service-kind';
import { BookingUnavailable } from '../service-page/booking-unavailable';

const BookingFlow = lazy(() =>
  import(/* webpackChunkName: "lazy-booking" */ '../booking/booking-flow').then(({ BookingFlow: flow }) => ({
    default: flow,
  })),
);

interface OwnBookingProps {
  kind: ServiceKind;
  preset: Partial<Choices>;
  /** Undefined: what was not read. */
  lists: {
    readonly salons: readonly Salon[] | undefined;
    readonly services: readonly SalonService[] | undefined;
    readonly specialists: readonly Specialist[];
  };
}

/** The booking on the page of a specialist, who is chosen already. */
export function OwnBooking({ kind, preset, lists: { salons, services, specialists } }: OwnBookingProps) {
  if (!salons || !services) return <BookingUnavailable kind={kind} />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <BookingFlow kind={kind} salons={salons} services={services} specialists={specialists} preset={preset} />
    </Suspense>
  );
}
