import type { Order } from '@zapovednik/api/checkout/models/order';
import { Button } from '@zapovednik/ui';
import { Spread } from '@zapovednik/ui/layout';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderValues } from '../values/order-values';
import styles from './employee-bar.module.css';
import { employeeOf } from './employee-of';
import { EmployeeSearch } from './employee-search';

/** The client of an employee's order, and the employee for whom it counts (SES-33, SES-34, SES-36). */
export function EmployeeBar({ order }: { order: Order }) {
  const { setValue } = useFormContext<OrderValues>();
  const chosen = useWatch<OrderValues, 'employee'>({ name: 'employee' });
  const [searching, setSearching] = useState(false);
  const employee = employeeOf({ employee: chosen }, order);
  if (!order.employee || !employee) return null;
  const { session } = order.employee;
  return (
    <section aria-label="Заказ для клиента" className={styles.bar}>
      <p>
        Вы оформляете заказ для клиента: <strong>{order.user.fullName || order.user.phone || 'без имени'}</strong>.
        После заказа вы выйдете из его учётной записи.
      </p>
      <Spread>
        <span>
          Сотрудник: <strong>{employee.name}</strong>
        </span>
        <Button variant="quiet" aria-expanded={searching} onClick={() => setSearching(!searching)}>
          {searching ? 'Не менять' : 'Другой сотрудник'}
        </Button>
      </Spread>
      {searching && (
        <EmployeeSearch
          onChoose={({ id, name }) => {
            setValue('employee', { id, name, session });
            setSearching(false);
          }}
        />
      )}
    </section>
  );
}
