import { useAtom } from 'shared-contracts/app';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { ForPet } from './for-pet';

/** «Подойдёт питомцу?» for a signed-in customer only. */
export function ForCustomersPet({ product }: { product: ProductDetail }) {
  const { status, userId, onBehalf } = useAtom(sessionAtom);
  if (status !== 'authorized' || onBehalf) return null;
  return <ForPet key={`${userId} ${product.id}`} product={product} />;
}
