import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { useApp } from '@zapovednik/platform/app';
import { nearestFirst, useOwnPlace } from '@zapovednik/platform/geolocation';
import { useQuery } from '@zapovednik/platform/query';
import { parseCoordinates } from '@zapovednik/rules/format';
import { useCallback, useMemo, useState } from 'react';
import type { DeliveryTab } from '../map/active-tab';
import { ListAndMap } from '../map/list-and-map';
import { fullestFirst } from './fullest-first';
import { PointDetail } from './point-detail';
import { PointList } from './point-list';
import { PointsMap } from './points-map';

interface PointChooserProps {
  points: readonly PickupPoint[];
  selectedId: number | null;
  onChoose: (point: PickupPoint) => void;
  /** The point for which the choice is being saved. */
  busyId?: number | null;
  /** The tab of the dialog; without it the list scrolls separately, and the map is inside it. */
  tab?: DeliveryTab;
}

/**
 * Points as a list and on a map, each with its details. The nearest come first: to the visitor who has shared a location, else to the
 * chosen address; but for fast pickup the shops with most of the basket before them.
 */
export function PointChooser({ points, selectedId, onChoose, busyId = null, tab }: PointChooserProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const own = useOwnPlace();
  const app = useApp();
  const { data: chosen } = useQuery(deliveryQuery(app));
  const coords = chosen?.address?.coords ?? '';
  const place = useMemo(() => own.place ?? parseCoordinates(coords) ?? null, [own.place, coords]);
  const sorted = useMemo(() => fullestFirst(place ? nearestFirst(points, place) : points), [points, place]);
  const close = useCallback(() => setOpenId(null), []);
  return (
    <>
      <ListAndMap
        tab={tab}
        map={<PointsMap points={sorted} chosenId={selectedId} place={own.place} onOpen={setOpenId} />}
      >
        <PointList
          points={sorted}
          place={place}
          selectedId={selectedId}
          busyId={busyId}
          limited={tab === undefined}
          onChoose={onChoose}
          onOpen={setOpenId}
          onNearest={own.place ? null : own.ask}
          isLocating={own.busy}
        />
      </ListAndMap>
      <PointDetail
        point={points.find(({ id }) => id === openId) ?? null}
        isSelected={openId !== null && openId === selectedId}
        onChoose={onChoose}
        onClose={close}
      />
    </>
  );
}
