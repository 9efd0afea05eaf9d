import { useStockSubscription } from './use-stock-subscription';

/** What the visitor of a sold-out product page can wait for (PRD-40). */
export default function SoldOutNote({ productId }: { productId: number }) {
  const email = useStockSubscription(productId);
  return email === undefined
    ? 'Нажмите «Подписаться», и мы сообщим один раз, когда товар появится.'
    : `Сообщим на ${email} один раз, когда товар появится.`;
}
