import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { ForPet } from './for-pet';

/** «Подойдёт питомцу?», only for a signed-in customer. */
export function ForCustomersPet({ product }: { product: ProductDetail }) {
  const { status, userId, onBehalf } = useAtom(sessionAtom);
  if (status !== 'authorized' || onBehalf) return null;
  return <ForPet key={`${userId} ${product.id}`} product={product} />;
}
