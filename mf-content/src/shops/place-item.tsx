import { Button, VisuallyHidden } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import type { ReactNode } from 'react';
import styles from './place-item.module.css';
import { type Marks, placeId } from './use-marks';

interface PlaceItemProps {
  id: number;
  marks: Pick<Marks, 'point' | 'pressedId'>;
  children: ReactNode;
}

/** A shop or point in a list: pointer and focus mark it on the map, and a press on its marker marks it here. */
export function PlaceItem({ id, marks, children }: PlaceItemProps) {
  const point = () => marks.point(id);
  const leave = () => marks.point(null);
  return (
    <li
      id={placeId(id)}
      data-pressed={marks.pressedId === id || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className={styles.place}
    >
      {children}
    </li>
  );
}

/** The way from the list to the map, which opens if it is not open. */
export const ShowOnMap = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button variant="quiet" icon={<MapPin />} onClick={onPress} className={styles.show}>
    На карте<VisuallyHidden> {name}</VisuallyHidden>
  </Button>
);
