import type { Salon, Specialist } from '@zapovednik/api/services/calls/salon';
import { plural, stripNonDigits } from '@zapovednik/rules/format';
import { Button, Picture, Rating } from '@zapovednik/ui';
import styles from './specialist-page.module.css';
import { workingHours } from './working-hours';

interface SpecialistHeadProps {
  specialist: Specialist;
  /** Undefined: the salons were not read. */
  salon: Salon | undefined;
  onBook: () => void;
}

/** Who it is, where and when. */
export function SpecialistHead({ specialist, salon, onBook }: SpecialistHeadProps) {
  const { name, position, about, since, picture, rating, reviews, hours } = specialist;
  return (
    <header className={styles.head}>
      <Picture
        src={picture}
        alt=""
        ratio="1:1"
        sizes="(min-width: 720px) 280px, 160px"
        priority
        className={styles.face}
      />
      <div className={styles.words}>
        <h1 className={styles.heading}>{name}</h1>
        <p className={styles.position}>
          {position}, с {since} года
        </p>
        {reviews > 0 && (
          <p className={styles.position}>
            <Rating value={rating} /> {String(rating).replace('.', ',')} · {reviews}{' '}
            {plural(reviews, ['отзыв', 'отзыва', 'отзывов'])}
          </p>
        )}
        <p>{about}</p>
        <div>
          <Button variant="primary" onClick={onBook}>
            Записаться
          </Button>
        </div>
        <dl className={styles.facts}>
          {hours.length > 0 && (
            <div>
              <dt>Часы приёма</dt>
              {workingHours(hours).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )}
          {salon && (
            <>
              <div>
                <dt>Где</dt>
                <dd>{salon.name}</dd>
                <dd className={styles.position}>
                  {salon.address} {salon.entrance}
                </dd>
              </div>
              <div>
                <dt>Телефон</dt>
                <dd>
                  <a href={`tel:+${stripNonDigits(salon.phone)}`}>{salon.phone}</a>
                </dd>
              </div>
            </>
          )}
        </dl>
      </div>
    </header>
  );
}
