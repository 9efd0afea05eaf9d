import type { Controls, Filter } from 'shared-contracts/catalog/calls/filter';
import { stripNonDigits } from 'shared-contracts/format';
import styles from './price-range.module.css';

interface PriceRangeProps {
  filter: Filter;
  chosen: Controls;
  onChoose: (name: string, value: string) => void;
}

/** Maximum number of digits. */
const digits = 7;

/** The price from … to …, in roubles; the shown limits are those of the products that the other filters allow. */
export function PriceRange({ filter: { NAME, VALUES }, chosen, onChoose }: PriceRangeProps) {
  return (
    <fieldset className={styles.range}>
      <legend>{NAME}, ₽</legend>
      {VALUES.map(({ CONTROL_NAME: name, VALUE: limit }, index) => (
        <label key={name}>
          <span>{index === 0 ? 'от' : 'до'}</span>
          <input
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits}
            placeholder={limit}
            value={chosen[name] ?? ''}
            onChange={(event) => onChoose(name, stripNonDigits(event.target.value))}
          />
        </label>
      ))}
    </fieldset>
  );
}
