import { useApp } from '@zapovednik/platform/app';
import type { Coordinates } from '@zapovednik/rules/format';
import { useState } from 'react';
import { showNotification } from '../app/show-notification';

/** Milliseconds. */
const PATIENCE = 10_000;

/** The person's location. The browser is asked only after a click. A refusal is shown as a notification. */
export function useOwnPlace() {
  const { bus } = useApp();
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = () => {
    setBusy(false);
    void bus.run(showNotification, { kind: 'error', text: 'Не удалось узнать, где вы. Выберите из списка' });
  };
  const ask = () => {
    if (!('geolocation' in navigator)) return refuse();
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        setPlace([coords.latitude, coords.longitude]);
      },
      refuse,
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  };
  return { place, busy, ask };
}
