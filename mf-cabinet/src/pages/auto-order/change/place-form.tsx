import type { AutoOrderWays } from '@zapovednik/api/cabinet/calls/auto-order-ways';
import type { AutoOrderPlace, OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { cabinetProfilesRoute } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Form, RadioCards, Select, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from '../auto-order-page.module.css';
import { Ways } from './ways';

interface PlaceFormProps {
  autoOrder: OwnAutoOrder;
  /** The first value of the form; null: the place of the repeated order. */
  chosen: AutoOrderPlace | null;
  onSave: (place: AutoOrderPlace | null) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

/** The delivery of the next orders: to the place of the repeated order, a saved address, or a pickup point. */
export function PlaceForm({ autoOrder, ...props }: PlaceFormProps) {
  return <Ways id={autoOrder.id}>{(ways) => <PlaceChoice ways={ways} id={autoOrder.id} {...props} />}</Ways>;
}

const way = z.enum(['order', 'address', 'point']);
const rules = z.object({ way, address: z.string(), point: z.string() });

interface PlaceChoiceProps extends Omit<PlaceFormProps, 'autoOrder'> {
  ways: AutoOrderWays;
  id: number;
}

function PlaceChoice({ ways: { orderPlace, addresses, points }, id, chosen, onSave, children }: PlaceChoiceProps) {
  // If the point has closed or the address was deleted, it is no longer in the list: the first place is chosen.
  const first = (kind: AutoOrderPlace['kind'], list: readonly { id: number }[]) =>
    String((chosen?.kind === kind && list.find((one) => one.id === chosen.id)?.id) || (list[0]?.id ?? ''));
  const form = useZodForm(rules, {
    defaultValues: {
      way: chosen?.kind ?? 'order',
      address: first('address', addresses),
      point: first('point', points),
    },
  });
  const shown = form.watch('way');
  return (
    <Form
      form={form}
      label="Изменить место"
      className={styles.form}
      onSubmit={(values) =>
        onSave(values.way === 'order' ? null : { kind: values.way, id: Number(values[values.way]) })
      }
    >
      <RadioCards
        name="way"
        label="Куда привозить"
        choices={[
          { value: 'order', title: `Как в заказе № ${id}`, detail: orderPlace },
          { value: 'address', title: 'Курьером на мой адрес', disabled: addresses.length === 0 },
          { value: 'point', title: 'В пункт самовывоза', disabled: points.length === 0 },
        ]}
      />
      {shown === 'address' && (
        <Select
          name="address"
          label="Адрес"
          options={addresses.map((one) => ({ value: String(one.id), label: one.name }))}
        />
      )}
      {shown === 'point' && (
        <Select
          name="point"
          label="Пункт"
          options={points.map(({ id: point, name, cost }) => ({
            value: String(point),
            label: cost > 0 ? `${name}, ${formatPrice(cost)}` : name,
          }))}
        />
      )}
      <p className={styles.hint}>
        Новый адрес можно добавить в разделе{' '}
        <Link to={link(cabinetProfilesRoute)} className={styles.link}>
          «Мои адреса»
        </Link>
        .
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Сохранить
        </Button>
        {children}
      </div>
    </Form>
  );
}
