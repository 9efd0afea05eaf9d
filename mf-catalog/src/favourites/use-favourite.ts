import { useApp, useCommand } from 'shared-contracts/app';
import { favouritesAtom } from 'shared-contracts/catalog/atoms';
import { toggleFavourite } from 'shared-contracts/catalog/commands';
import { useSelected } from 'shared-contracts/stores';

/** Whether a product is a favourite, and the handler of its heart (FAV-03 to FAV-06). */
export function useFavourite(productId: number) {
  const { atom } = useApp();
  const favourite = useSelected(atom(favouritesAtom), (all) => all?.includes(productId) ?? false);
  const { run } = useCommand(toggleFavourite);
  return { favourite, toggle: () => run({ productId, favourite: !favourite }) };
}
