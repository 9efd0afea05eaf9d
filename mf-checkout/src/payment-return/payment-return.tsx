import { definePage } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { useEffect } from 'react';
import { readLastOrder } from '../placed-order/last-order';
import { OrderHelp } from '../placed-order/order-help';
import { PlacedOrder } from '../placed-order/placed-order';
import { loadPayment } from './load-payment';

interface PaymentReturnProps {
  /** The heading of the page if it cannot show an order. */
  title: string;
  orderId: number | null;
  isFound: boolean;
}

/**
 * The page to which a bank returns the customer. It shows the server's state of the order, not the state in the address
 * (ORD-68, ORD-69).
 */
function PaymentReturn({ title, orderId, isFound }: PaymentReturnProps) {
  const navigate = useNavigate();
  // The order that this tab has made or paid last, if the bank's address has no order, or if the order was paid by its
  // signed link.
  useEffect(() => {
    const last = isFound ? null : readLastOrder();
    if (last && (orderId === null || orderId === last.id)) void navigate(last.redirectUrl, { replace: true });
  }, [orderId, isFound, navigate]);
  if (orderId !== null && isFound) return <PlacedOrder access={{ id: orderId }} />;
  return (
    <OrderHelp
      title={title}
      text={
        orderId === null
          ? 'Сюда возвращает банк после оплаты заказа. В адресе нет номера заказа, поэтому показать его мы не можем.'
          : `Заказ № ${orderId} оформлен в другом браузере или под другим именем. Если вы его оплатили, с оплатой всё в порядке: банк сообщит нам о ней сам.`
      }
    />
  );
}

/** Creates a page to which a bank returns the customer. */
export const paymentReturnPage = (title: string) =>
  definePage({ load: loadPayment, Component: ({ data }) => <PaymentReturn title={title} {...data} /> });
