import { useShop } from 'shared-contracts/shop';
import { useSelected } from 'shared-contracts/stores';

/** Whether a product is a favourite of this person, and what a press of its heart does (FAV-03 to FAV-06). */
export function useFavourite(productId: number) {
  const { bus, stores, report } = useShop();
  const favourite = useSelected(stores.favourites, (all) => all?.has(productId) ?? false);
  const toggle = () => {
    bus.run('favourite:toggle', { productId }).catch((error) => {
      report(error, { area: 'mf-catalog', doing: 'command', name: 'favourite:toggle' });
      void bus.run('notify', { kind: 'error' });
    });
  };
  return { favourite, toggle };
}
