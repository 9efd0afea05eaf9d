import { isSameCity } from '@zapovednik/api/checkout/calls/check-address';
import { getFastDeliveryZones } from '@zapovednik/api/checkout/calls/fast-delivery';
import { geocode } from '@zapovednik/api/checkout/calls/suggestions';
import { useApp } from '@zapovednik/platform/app';
import { useMutation, useQuery } from '@zapovednik/platform/query';
import { type Coordinates, parseCoordinates } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { useMemo, useState } from 'react';
import type { AddressValues } from '../../address/address-line';
import { servesPlace } from '../../address/search/find-addresses';
import { ShopMap } from '../../map/shop-map';
import { dialogFocus, MAP_ZOOM } from '../../map/view';
import styles from './courier-tab.module.css';

/** The one marker of this map. */
const CHOSEN = 1;

interface CourierMapProps {
  /** The coordinates of the chosen or entered address; '' if unknown. */
  coords: string;
  /** There is already a saved address: a click asks before the form is filled (DEL-53). */
  asks: boolean;
  /** The address of a click; {} if there is no house (DEL-55). */
  onAddress: (found: Partial<AddressValues>) => void;
}

/**
 * The map of the courier: zones of fast delivery, and clicks that fill in an address (DEL-53 to DEL-55). If there is no
 * house of this city or of a town that it serves at the click, a message says so.
 */
export function CourierMap({ coords, asks, onAddress }: CourierMapProps) {
  const app = useApp();
  const [pressed, setPressed] = useState<Coordinates | null>(null);
  const { data: zones } = useQuery({
    queryKey: ['mf-checkout', 'fast-delivery-zones'],
    queryFn: ({ signal }) => app.api(getFastDeliveryZones, {}, { signal }),
  });
  const { data, isError, mutate } = useMutation({
    networkMode: 'always',
    async mutationFn(place: Coordinates) {
      const found = await app.api(geocode, { coords: place.join(',') });
      const isHere = found.city === '' || isSameCity(found.city, app.city.name);
      // A town that this city serves has the same form, as in the line of the address.
      const town = isHere ? '' : found.city;
      return { ...found, town, isElsewhere: town !== '' && !(await servesPlace(app, town, found.coords)) };
    },
    onError: (error) => app.report(error, { area: 'mf-checkout', phase: 'command', name: 'geocode' }),
  });
  // Only the answer to the last click counts.
  const look = (place: Coordinates) =>
    mutate(place, {
      onSuccess: ({ town, street, house, coords, isElsewhere }) => {
        if (!isElsewhere) onAddress(street && house ? { town, street, house, coords } : {});
      },
      onError: () => onAddress({}),
    });
  const { inCity } = app.city.cases;
  const reason =
    (isError && 'Не получилось узнать адрес. Введите его вручную') ||
    (data?.isElsewhere && `Это место не ${inCity}: ${data.city}. Выберите дом ${inCity} или смените город`) ||
    (data && !data.house && 'Здесь не нашли дом. Выберите место ближе к дому');

  const place = useMemo(() => parseCoordinates(coords), [coords]);
  const { centre } = app.city;
  const focus = useMemo(
    () => (place ? { coordinates: place, zoom: MAP_ZOOM.address } : dialogFocus(centre)),
    [place, centre],
  );
  const markers = useMemo(
    () => (place ? [{ id: CHOSEN, coordinates: place, icon: null, title: 'Адрес доставки', isFast: false }] : []),
    [place],
  );
  const shapes = useMemo(() => (zones ?? []).map(({ id, name, corners }) => ({ id, title: name, corners })), [zones]);
  const confirm = () => {
    if (pressed) look(pressed);
    setPressed(null);
  };

  return (
    <div className={styles.mapWithReason}>
      {reason && (
        <p className={styles.reason} role="alert">
          {reason}
        </p>
      )}
      <ShopMap
        label="Адрес на карте"
        markers={markers}
        chosenId={CHOSEN}
        zones={shapes}
        focus={focus}
        onPress={(place) => (asks ? setPressed(place) : look(place))}
      />
      <Dialog
        open={pressed !== null}
        onClose={() => setPressed(null)}
        size="small"
        title="Адрес доставки"
        footer={
          <>
            <Button variant="primary" onClick={confirm}>
              Да, выбрать другой
            </Button>
            <Button variant="quiet" onClick={() => setPressed(null)}>
              Отмена
            </Button>
          </>
        }
      >
        У вас есть сохранённый адрес доставки. Хотите выбрать другой ?
      </Dialog>
    </div>
  );
}
