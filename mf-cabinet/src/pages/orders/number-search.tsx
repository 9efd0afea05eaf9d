import { orderNumber } from '@zapovednik/api/cabinet/calls/find-order';
import { useNavigate } from '@zapovednik/platform/router';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { Search } from '@zapovednik/ui/icons';
import * as z from 'zod/mini';
import { type OrdersAddress, ordersLink } from '../../orders/orders-address';
import styles from './order-filters.module.css';

const schema = z.object({ number: orderNumber });

/** Finds one order of the customer by its number (CAB-14). */
export function NumberSearch({ number }: Pick<OrdersAddress, 'number'>) {
  const navigate = useNavigate();
  const form = useZodForm(schema, { defaultValues: { number: number ? String(number) : '' }, mode: 'onSubmit' });
  return (
    <Form
      form={form}
      label="Поиск заказа"
      className={styles.search}
      onSubmit={({ number: wanted }) => navigate(ordersLink({ number: Number(wanted) }))}
    >
      <TextField name="number" label="Номер заказа" inputMode="numeric" autoComplete="off" />
      <Button type="submit" icon={<Search />}>
        Найти
      </Button>
    </Form>
  );
}
