import type { Database } from '../db/database';
import { order, orderLine, product } from '../db/schema';
import { EKATERINBURG } from './small-shop';

interface PastOrder {
  customerId: number;
  productIds: number[];
  statusId?: string;
  createdAt?: Date;
}

/** An order that a customer made some time ago, one piece of each product. Returns its number. */
export async function pastOrder(db: Database, { productIds, ...given }: PastOrder): Promise<number> {
  const [made] = await db
    .insert(order)
    .values({
      statusId: 'F',
      ...given,
      sessionKey: 'of long ago',
      locationId: EKATERINBURG,
      deliveryServiceId: 2,
      deliveryType: 'pickup',
      deliveryName: 'Самовывоз',
      deliveryPrice: 0,
      liftPrice: 0,
      deliveryAddress: 'ул. Ленина, 5',
      deliveryInterval: '',
      paySystemId: 1,
      paymentName: 'При получении',
      contactName: 'Анна Лесная',
      phone: '79220000001',
      email: '',
      description: '',
      acceptEmail: false,
      acceptNotCall: false,
      bonusIn: 0,
      bonusOut: 0,
      basketPrice: 100,
      price: 100,
    })
    .returning();
  if (!made) throw new Error('The order was not stored');
  const bought = (await db.select().from(product)).filter(({ id }) => productIds.includes(id));
  await db.insert(orderLine).values(
    bought.map(({ id, name, basePrice, discountPrice, weight }) => {
      return { orderId: made.id, productId: id, quantity: 1, name, basePrice, price: discountPrice, weight };
    }),
  );
  return made.id;
}
