import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { formatPrice } from '@zapovednik/rules/format';
import type { ReactNode } from 'react';
import { placeOf } from './place-of';
import styles from './visit-facts.module.css';

/** The way there in the visitor's own maps. */
const wayTo = ({ address }: BookedVisit['salon']) => `https://yandex.ru/maps/?rtext=~${encodeURIComponent(address)}`;

/** Where, with whom and for how much: of a visit that was just booked, and on its page. */
export function VisitFacts({ visit, first }: { visit: BookedVisit; first?: readonly [string, ReactNode] }) {
  const { salon, service, specialist, pet, price, id } = visit;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(first ? [first] : []),
    ['Где', salon.name],
    [
      'Адрес',
      <>
        {placeOf(salon)}{' '}
        <a href={wayTo(salon)} target="_blank" rel="noreferrer">
          Как добраться
        </a>
      </>,
    ],
    ['Услуга', service.name],
    ['Специалист', `${specialist.name}, ${specialist.position}`],
    ['Питомец', [pet.name, pet.breed].filter(Boolean).join(', ')],
    ['Цена', formatPrice(price)],
    ['Номер записи', String(id)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
