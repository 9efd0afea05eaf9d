import { KeptOnProduct } from '../kept/kept-on-product';
import { keepCartPress } from '../kept/kept-presses';
import { lateParts, type OnProductProps } from '../slots/slots';
import { HouseChip } from '../to-house/house-chip';
import { HouseLine } from '../to-house/house-line';

function OnProduct(props: OnProductProps) {
  const { productId, look } = props;
  return (
    <>
      {look === 'card' && <HouseChip productId={productId} />}
      {look === 'column' && <HouseLine productId={productId} />}
      <KeptOnProduct {...props} />
    </>
  );
}

/** Shows what comes to products later: what the chosen house changes, and presses that wait for the network. */
export function showOnProducts(): void {
  const parts = lateParts.get();
  if (parts) lateParts.set({ ...parts, OnProduct, keep: keepCartPress });
}
