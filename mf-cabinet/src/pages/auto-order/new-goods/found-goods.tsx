import { suggest } from '@zapovednik/api/catalog/calls/suggest';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { SEARCH_DELAY, useDebounced } from '@zapovednik/platform/timing';
import { plural } from '@zapovednik/rules/format';
import { ErrorFallback } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import styles from '../auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';
import { GoodsToAdd } from './goods-to-add';

interface FoundGoodsProps {
  /** The goods that are already in the auto-order. */
  chosen: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

const rules = z.object({ text: z.string().check(z.maxLength(100)) });

/** A search of the whole catalogue for goods for the auto-order; it starts when the customer stops typing (LIM-07). */
export function FoundGoods({ chosen, onAdd }: FoundGoodsProps) {
  const { api } = useApp();
  const form = useZodForm(rules, { defaultValues: { text: '' } });
  const text = useDebounced(form.watch('text').trim().slice(0, 100), SEARCH_DELAY);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mf-cabinet', 'auto-order-search', text],
    queryFn: ({ signal }) => api(suggest, { query: text }, { signal }),
    enabled: text !== '',
  });
  const has = (id: number) => chosen.some(({ productId }) => productId === id);
  const found = data?.products.filter(({ id, quantity }) => quantity > 0 && !has(id)) ?? [];
  return (
    <div className={formStyles.more}>
      <Form form={form} label="Найти товар" onSubmit={() => {}}>
        <TextField
          name="text"
          label="Найти товар"
          type="search"
          autoComplete="off"
          placeholder="Название, бренд или артикул"
        />
      </Form>
      <p role="status" className={styles.hint}>
        {text !== '' &&
          data &&
          !isFetching &&
          foundInWords(
            found.length,
            data.products.some(({ id }) => has(id)),
          )}
      </p>
      {isError && <ErrorFallback title="Поиск не сработал" onRetry={() => void refetch()} busy={isFetching} />}
      {found.length > 0 && (
        <GoodsToAdd
          label="Найденные товары"
          products={found.map(({ id, name, picture, price }) => ({
            productId: id,
            name,
            picture: picture ?? '',
            price,
          }))}
          onAdd={onAdd}
        />
      )}
    </div>
  );
}

/** @param hasOthers the search also found goods that are already in the auto-order */
function foundInWords(count: number, hasOthers: boolean): string {
  if (count > 0) return `${plural(count, ['Найден', 'Найдено', 'Найдено'])} ${count}`;
  return hasOthers ? 'Этот товар уже в автозаказе' : 'Ничего не нашлось. Попробуйте назвать товар иначе';
}
