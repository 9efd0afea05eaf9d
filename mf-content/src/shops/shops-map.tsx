import type { Shop } from '@zapovednik/api/content/models/shop';
import { fastDeliveryZonesQuery } from '@zapovednik/areas/checkout/queries/fast-delivery-zones';
import { shopMap } from '@zapovednik/areas/checkout/widgets';
import { shopLink } from '@zapovednik/areas/content/routes';
import { type PropsOf, Widget } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import type { Coordinates } from '@zapovednik/rules/format';
import { Skeleton } from '@zapovednik/ui';
import { useEffect, useRef } from 'react';
import type { PointsOfService } from '../city/pickup-points';
import { MapLegend } from './map-legend';
import type { ShopChoice } from './shop-choice';
import styles from './shops-map.module.css';

export interface ShopsMapProps {
  shops: readonly Shop[];
  /** The accessible name of the map. */
  label: string;
  /** Picture of the markers of our shops; null: a plain pin. */
  ownMarker?: string | null;
  /** id of the service «Быстрый самовывоз»: its shops have another marker. */
  fastPickup?: number | undefined;
  /** The shops are in the storefront's city, whose zones are available. */
  hasZones?: boolean;
  /** Partners' points, which are also shown. */
  points?: readonly PointsOfService[];
}

export interface MarkedMapProps extends ShopsMapProps {
  /** The place whose address is shown below the map. */
  pressedId: number | null;
  /** A place that is marked in the list for a moment. */
  pointedId?: number | null;
  focus?: PropsOf<typeof shopMap>['focus'];
  /** What the nearest places are near to: the address, or the visitor; and where that is, if it is known. */
  near?: ShopChoice['near'];
  place?: Coordinates | null;
  onPress: (id: number) => void;
}

/** An address with the shops around it. */
const AROUND_ZOOM = 13;

const pair = ([latitude, longitude]: Coordinates): [number, number] => [latitude, longitude];

/** The map of shops with the zones of fast delivery (CIT-32). The list next to it has the same content. */
export default function ShopsMap(props: MarkedMapProps) {
  const { shops, label, ownMarker = null, fastPickup, hasZones = true, points = [] } = props;
  const { pressedId, pointedId = null, focus = null, near = null, place = null, onPress } = props;
  const app = useApp();
  const { data: zones = [] } = useQuery({ ...fastDeliveryZonesQuery(app), enabled: hasZones });
  const area = useRef<HTMLDivElement>(null);
  const placeTitle = near && near !== 'me' ? near.label : 'Вы здесь';
  const isFast = ({ features }: Shop) => fastPickup !== undefined && features.includes(fastPickup);

  // The button of a place in the list moves the map, which may be out of sight.
  useEffect(() => {
    if (focus) area.current?.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  return (
    <div ref={area} className={styles.area}>
      <div className={styles.map}>
        <Widget
          of={shopMap}
          props={{
            label,
            markers: [
              ...shops.map((shop) => ({
                ...{ id: shop.id, coordinates: pair(shop.coordinates), title: shop.name },
                ...{ icon: ownMarker, isFast: isFast(shop) },
              })),
              ...points.flatMap(({ service, points: all }) =>
                all.flatMap(({ id, name, coordinates }) =>
                  coordinates
                    ? [{ id, coordinates: pair(coordinates), icon: service.marker, title: name, isFast: false }]
                    : [],
                ),
              ),
            ],
            chosenId: pointedId ?? pressedId,
            zones: zones.map(({ id, name, corners }) => ({ id, title: name, corners })),
            place: place && { coordinates: pair(place), title: placeTitle },
            focus: focus ?? (place && { coordinates: pair(place), zoom: AROUND_ZOOM }),
            isInPage: true,
            onMarker: onPress,
          }}
          fallback={<Skeleton shape="picture" />}
        />
      </div>
      <p role="status" className={styles.chosen}>
        <Pressed id={pressedId} shops={shops} points={points} />
      </p>
      <MapLegend
        ownMarker={shops.length > 0 ? ownMarker : null}
        services={points.map(({ service }) => service)}
        hasFast={shops.some(isFast)}
        hasZones={zones.length > 0}
        place={place && placeTitle}
      />
    </div>
  );
}

/** Name, address and hours of the pressed place. */
function Pressed({ id, shops, points }: { id: number | null } & Required<Pick<ShopsMapProps, 'shops' | 'points'>>) {
  const shop = shops.find((one) => one.id === id);
  if (shop) {
    return (
      <>
        <Link to={shopLink(shop.code)}>{shop.name}</Link>: {shop.address}, {shop.schedule}
      </>
    );
  }
  const point = points.flatMap((group) => group.points).find((one) => one.id === id);
  return point ? `${point.name}: ${point.address}, ${point.schedule}` : 'Нажмите на значок, чтобы увидеть адрес';
}
