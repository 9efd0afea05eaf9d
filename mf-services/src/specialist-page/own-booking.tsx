import type { Salon, SalonService, Specialist } from '@zapovednik/api/services/calls/salon';
import { lazyPart } from '@zapovednik/platform/app';
import { Skeleton } from '@zapovednik/ui';
import type { Choices } from '../booking/form/booking-values';
import type { ServiceDefinition } from '../kinds/service-definition';
import { BookingUnavailable } from '../service-page/booking-unavailable';

const BookingFlow = lazyPart({
  area: 'mf-services',
  name: 'booking',
  async load() {
    const { BookingFlow: flow } = await import(/* webpackChunkName: "lazy-booking" */ '../booking/booking-flow');
    return { default: flow };
  },
  waiting: <Skeleton shape="block" />,
});

interface OwnBookingProps {
  kind: ServiceDefinition;
  preset: Partial<Choices>;
  /** Undefined: what was not read. */
  lists: {
    readonly salons: readonly Salon[] | undefined;
    readonly services: readonly SalonService[] | undefined;
    readonly specialists: readonly Specialist[];
  };
}

/** The booking on the page of a specialist, who is already chosen. */
export function OwnBooking({ kind, preset, lists: { salons, services, specialists } }: OwnBookingProps) {
  if (!salons || !services) return <BookingUnavailable kind={kind} />;
  return <BookingFlow kind={kind} salons={salons} services={services} specialists={specialists} preset={preset} />;
}
