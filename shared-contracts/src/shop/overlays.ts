import { atom, type ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { AppName } from '../routes/route-definition';

/** What an area shows over whatever page there is. */
export interface Overlay {
  readonly area: AppName;
  readonly content: ReactNode;
  /** How often something was shown under this name: each time is a new dialog with a state of its own. */
  readonly turn: number;
}

/** Dialogs that commands open, though their area has no part of the page: the shell renders them beside every page. */
export interface Overlays {
  /** By name. */
  readonly shown: ReadableAtom<ReadonlyMap<string, Overlay>>;
  /**
   * Shows a dialog; what was shown under this name before gives way. Whether it is open is the dialog's own state, so that
   * it can leave with its motion and give the focus back.
   *
   * @example shop.overlays.show('delivery', 'mf-checkout', <DeliveryDialog tab={tab} />)
   */
  readonly show: (name: string, area: AppName, content: ReactNode) => void;
}

/** No dialogs yet; one of these per page in the browser, one per request on the server. */
export function createOverlays(): Overlays {
  const shown = atom<ReadonlyMap<string, Overlay>>(new Map());
  return {
    shown,
    show(name, area, content) {
      const turn = (shown.get().get(name)?.turn ?? 0) + 1;
      shown.set(new Map(shown.get()).set(name, { area, content, turn }));
    },
  };
}
