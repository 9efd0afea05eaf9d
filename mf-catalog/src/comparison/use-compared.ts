import { useApp, useCommand } from 'shared-contracts/app';
import { comparedAtom } from 'shared-contracts/catalog/atoms';
import { toggleCompared } from 'shared-contracts/catalog/commands';
import { useSelected } from 'shared-contracts/stores';

/** Whether a product is compared, and the handler of its button. */
export function useCompared(id: number, code: string) {
  const compared = useSelected(useApp().atom(comparedAtom), (all) => all?.some((one) => one.id === id) ?? false);
  const { run } = useCommand(toggleCompared);
  return { compared, toggle: () => run({ id, code }) };
}
