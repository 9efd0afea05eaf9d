import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { toggleFavourite } from '@zapovednik/areas/catalog/commands';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { useSelected } from '@zapovednik/platform/stores';

/** Whether a product is a favourite, and the handler of its heart (FAV-03 to FAV-06). */
export function useFavourite(productId: number) {
  const { atom } = useApp();
  const favourite = useSelected(atom(favouritesAtom), (all) => all?.includes(productId) ?? false);
  const { run } = useCommand(toggleFavourite);
  return { favourite, toggle: () => run({ productId, favourite: !favourite }) };
}
