import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { orderLink } from '@zapovednik/areas/checkout/routes';
import { LinkButton } from '@zapovednik/ui';
import { Bell, Mail, Package } from '@zapovednik/ui/icons';
import { phoneLine } from './phone-line';
import styles from './what-next.module.css';

/** After an order is made: what the shop does next, where its letter goes, and where the order is found later. */
export function WhatNext({ order }: { order: PlacedOrder }) {
  const { id, statusId, isPaid, payment, isPickup, email, guest, token } = order;
  const isPlaced = statusId === 'N' || statusId === 'P';
  const isUnpaid = payment !== null && !isPaid;
  if (!isPlaced) return null;
  return (
    <section aria-label="Что дальше">
      <h2 className={styles.title}>Что дальше</h2>
      <ul className={styles.steps}>
        <li>
          <Package />
          <span>
            {isUnpaid ? 'После оплаты соберём заказ' : 'Соберём заказ'} и напишем, когда{' '}
            {isPickup ? 'его можно будет забрать' : 'передадим его курьеру'}.
          </span>
        </li>
        {(email || guest) && (
          <li>
            {email ? <Mail /> : <Bell />}
            <span className={styles.address}>
              {email ? (
                <>
                  Письмо о заказе — на <strong>{email}</strong>.
                </>
              ) : (
                <>
                  СМС о заказе — на <strong>{guest && phoneLine(guest.phone)}</strong>.
                </>
              )}
            </span>
          </li>
        )}
        <li>
          <Bell />
          <span>Следить за заказом и отменить его, пока его не начали собирать, можно на его странице.</span>
        </li>
      </ul>
      <LinkButton to={token === null ? cabinetOrderLink(id) : orderLink(token)} className={styles.link}>
        Открыть заказ
      </LinkButton>
    </section>
  );
}
