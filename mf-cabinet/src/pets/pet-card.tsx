import type { FittingSection, PetState } from '@zapovednik/api/cabinet/models/pet';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { IconButton } from '@zapovednik/ui';
import { Calendar, Pencil, Scale, Trash2 } from '@zapovednik/ui/icons';
import { useId } from 'react';
import { ageInWords, birthdayInWords, weightInWords } from './in-words';
import styles from './pet-card.module.css';
import { PetFace } from './pet-face';

interface PetCardProps {
  pet: PetState;
  onEdit: () => void;
  onRemove: () => void;
}

/** One pet: its picture, its data, and links to its goods. */
export function PetCard({ pet, onEdit, onRemove }: PetCardProps) {
  const id = useId();
  const { name, kindName, breed, ageMonths, daysToBirthday, weight } = pet;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <PetFace pet={pet} size="large" />
      <div className={styles.facts}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p>{[kindName, breed].filter(Boolean).join(', ')}</p>
        {ageMonths !== null && <p className={styles.age}>{ageInWords(ageMonths)}</p>}
      </div>
      <div className={styles.actions}>
        <IconButton label={`Изменить: ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Удалить: ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {(daysToBirthday !== null || weight !== null) && (
        <ul className={styles.more}>
          {daysToBirthday !== null && (
            <li>
              <Calendar />
              {birthdayInWords(daysToBirthday)}
            </li>
          )}
          {weight !== null && (
            <li>
              <Scale />
              {weightInWords(weight)}
            </li>
          )}
        </ul>
      )}
      <nav aria-label={`Товары: ${name}`} className={styles.goods}>
        <p className={styles.title}>Подойдёт</p>
        <PetSections sections={pet.sections} />
      </nav>
    </article>
  );
}

/** Links to the goods for a pet; the common filters are shown once. */
function PetSections({ sections }: { sections: readonly FittingSection[] }) {
  if (sections.length === 0) {
    return (
      <Link to={link(catalogRoute)} className={styles.section}>
        Весь каталог
      </Link>
    );
  }
  return (
    <ul className={styles.sections}>
      {sections.map(({ id, name, path, traits }) => (
        <li key={id}>
          <Link to={path} className={styles.section}>
            {name}
            {traits.length > 0 && <span className={styles.traits}>{traits.join(', ').toLowerCase()}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
