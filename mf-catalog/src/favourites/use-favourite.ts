import { useApp } from 'shared-contracts/app';
import { favouritesAtom } from 'shared-contracts/catalog/atoms';
import { toggleFavourite } from 'shared-contracts/catalog/commands';
import { showNotification } from 'shared-contracts/shell/commands';
import { useSelected } from 'shared-contracts/stores';

/** Whether a product is a favourite, and the handler of its heart (FAV-03 to FAV-06). */
export function useFavourite(productId: number) {
  const { bus, atom, report } = useApp();
  const favourite = useSelected(atom(favouritesAtom), (all) => all?.includes(productId) ?? false);
  const toggle = () => {
    bus.run(toggleFavourite, { productId, favourite: !favourite }).catch((error) => {
      report(error, { area: 'mf-catalog', phase: 'command', name: toggleFavourite.name });
      void bus.run(showNotification, { kind: 'error' });
    });
  };
  return { favourite, toggle };
}
