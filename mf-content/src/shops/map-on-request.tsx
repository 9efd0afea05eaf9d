import { Button } from '@zapovednik/ui';
import { MapPin } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { LazyMap } from './lazy-map';
import type { ShopsMapProps } from './shops-map';

/** A map of shops on a page without a list beside it: a press loads it. */
export function MapOnRequest(props: ShopsMapProps) {
  const [open, setOpen] = useState(false);
  const [pressedId, setPressed] = useState<number | null>(null);
  if (open) return <LazyMap {...props} pressedId={pressedId} onPress={setPressed} />;
  return (
    <div>
      <Button icon={<MapPin />} onClick={() => setOpen(true)}>
        Показать на карте
      </Button>
    </div>
  );
}
