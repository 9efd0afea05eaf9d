import type { Salon, Specialist } from '@zapovednik/api/services/calls/salon';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { Button, Picture, Rating } from '@zapovednik/ui';
import type { ServiceDefinition } from '../kinds/service-definition';
import styles from './specialist-list.module.css';

interface SpecialistListProps {
  kind: ServiceDefinition;
  specialists: readonly Specialist[];
  salons: readonly Salon[];
  onBook: (specialist: Specialist) => void;
}

/** The specialists, with their photos and salons. */
export function SpecialistList({ kind, specialists, salons, onBook }: SpecialistListProps) {
  return (
    <ul className={styles.list}>
      {specialists.map((specialist) => {
        const { id, name, position, about, since, picture, rating, reviews, salonId } = specialist;
        return (
          <li key={id} className={styles.person}>
            <Picture src={picture} alt="" ratio="1:1" sizes="96px" className={styles.face} />
            <div>
              <h3 className={styles.name}>
                <Link to={link(kind.specialistRoute, { id: String(id) })}>{name}</Link>
              </h3>
              <p className={styles.text}>
                {position}, с {since} года
              </p>
              {reviews > 0 && (
                <p className={styles.text}>
                  <Rating value={rating} /> {reviews} {plural(reviews, ['отзыв', 'отзыва', 'отзывов'])}
                </p>
              )}
            </div>
            <p>{about}</p>
            <p className={styles.text}>{salons.find((salon) => salon.id === salonId)?.name}</p>
            <Button onClick={() => onBook(specialist)} aria-label={`Записаться: ${name}`}>
              Записаться
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
