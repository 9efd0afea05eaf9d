import type { ShopFeature } from '@zapovednik/api/content/models/shop';
import styles from './shop-filter.module.css';

/** The visitor's filters for shops. */
export interface ShopChoice {
  readonly openNow: boolean;
  /** The nearest ones first. */
  readonly nearest: boolean;
  /** IDs of services; a shop must have all of them. */
  readonly features: readonly number[];
}

interface ShopFilterProps {
  features: readonly ShopFeature[];
  choice: ShopChoice;
  onChange: (choice: ShopChoice) => void;
}

/** Filters: open now, the nearest first, and services that a shop must have. */
export function ShopFilter({ features, choice, onChange }: ShopFilterProps) {
  const toggled = (id: number) =>
    choice.features.includes(id) ? choice.features.filter((one) => one !== id) : [...choice.features, id];
  return (
    <fieldset className={styles.filter}>
      <legend>Показать магазины</legend>
      <button
        type="button"
        aria-pressed={choice.openNow}
        onClick={() => onChange({ ...choice, openNow: !choice.openNow })}
      >
        Открыто сейчас
      </button>
      <button
        type="button"
        aria-pressed={choice.nearest}
        onClick={() => onChange({ ...choice, nearest: !choice.nearest })}
      >
        Ближайшие
      </button>
      {features.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={choice.features.includes(id)}
          onClick={() => onChange({ ...choice, features: toggled(id) })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
