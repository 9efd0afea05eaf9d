import { cabinetRecordRoute } from 'shared-contracts/cabinet/routes';
import { formatLongDate } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import { MapPin } from 'shared-contracts/ui/icons';
import { recordCode } from '../kinds/record-code';
import styles from './record-card.module.css';
import { RecordStatus } from './record-status';

/** A visit in the list; it leads to its page. */
export function RecordCard({ record }: { record: ServiceRecord }) {
  const { day, time, service, salon, specialist, price, pet, files } = record;
  const code = recordCode(record);
  return (
    <li className={styles.record}>
      <article aria-labelledby={code} className={styles.content}>
        <header className={styles.head}>
          <h3 className={styles.title}>
            <Link id={code} to={link(cabinetRecordRoute, { code })} className={styles.link}>
              {formatLongDate(day)}, {time}
            </Link>
          </h3>
          <RecordStatus record={record} />
        </header>
        <p>
          {service.name}
          {pet.name && `, ${pet.name}`}
        </p>
        <p className={styles.place}>
          <MapPin />
          <span>{salon.name}</span>
        </p>
        <p className={styles.foot}>
          <span>
            {specialist.name}
            {(record.conclusion !== '' || files.length > 0) && ' · есть заключение'}
          </span>
          <strong>{formatPrice(price)}</strong>
        </p>
      </article>
    </li>
  );
}
