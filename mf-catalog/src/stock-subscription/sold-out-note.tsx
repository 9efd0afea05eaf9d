import { getByCode } from '@zapovednik/api/catalog/calls/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useEffect } from 'react';
import { productQuery } from '../products/product-query';
import { useStockSubscription } from './use-stock-subscription';

/** What the visitor of a sold-out product page can wait for (PRD-40). */
export default function SoldOutNote({ id, code }: Pick<ProductDetail, 'id' | 'code'>) {
  useStockNow(code);
  const email = useStockSubscription(id);
  return email === undefined
    ? 'Нажмите «Подписаться», и мы сообщим один раз, когда товар появится.'
    : `Сообщим на ${email} один раз, когда товар появится.`;
}

/**
 * Shows the product as it is now if it is in stock again. The page for everyone may be minutes old, and who opens the link of the email
 * about the stock must not read that there is none.
 */
function useStockNow(code: string) {
  const app = useApp();
  const { status } = useAtom(sessionAtom);
  const { data } = useQuery({
    queryKey: ['mf-catalog', 'product now', code],
    queryFn: ({ signal }) => app.api(getByCode, { code }, { personal: true, signal }),
    enabled: status !== 'unknown',
  });
  useEffect(() => {
    if (data && data.cityQuantity > 0) app.query.setQueryData(productQuery(app, code).queryKey, data);
  }, [app, code, data]);
}
