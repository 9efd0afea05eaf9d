import type { Controls } from '@zapovednik/api/catalog/calls/filter';
import type { Filter } from '@zapovednik/api/catalog/models/filter';
import { stripNonDigits } from '@zapovednik/rules/format';
import { hasReversedPrice } from './chosen-controls';
import styles from './price-range.module.css';

interface PriceRangeProps {
  filter: Filter;
  chosen: Controls;
  onChoose: (name: string, value: string) => void;
}

/** Maximum number of digits. */
const digits = 7;

/**
 * The price from … to …, in roubles; the shown limits are those of the products that the other filters allow. While the lower limit is
 * above the upper one, the form cannot be submitted.
 */
export function PriceRange({ filter: { name, values }, chosen, onChoose }: PriceRangeProps) {
  const error = hasReversedPrice(chosen) ? '«От» больше, чем «до»' : '';
  return (
    <fieldset className={styles.range}>
      <legend>{name}, ₽</legend>
      {values.map(({ control: name, text: limit }, index) => (
        <label key={name}>
          <span>{index === 0 ? 'от' : 'до'}</span>
          <input
            ref={(field) => field?.setCustomValidity(error)}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits}
            placeholder={limit}
            value={chosen[name] ?? ''}
            aria-invalid={error !== '' || undefined}
            onChange={(event) => onChoose(name, stripNonDigits(event.target.value))}
          />
        </label>
      ))}
      <p role="status" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
