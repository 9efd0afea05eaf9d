import { useRef, useState } from 'react';
import type { Choices } from '../booking/form/booking-values';

/** The presses of a service's page that lead into its booking: what they choose, and the place of the booking. */
export function useBookingStart() {
  const [preset, setPreset] = useState<Partial<Choices> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return {
    preset,
    place,
    /** Without moving there: the page was opened with a choice. */
    choose: setPreset,
    start(chosen: Partial<Choices>) {
      setPreset(chosen);
      place.current?.focus();
    },
  };
}
export type BookingStart = ReturnType<typeof useBookingStart>;
