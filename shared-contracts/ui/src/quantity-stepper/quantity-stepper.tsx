import { formatQuantity, stripNonDigits } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from '../icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** The count in pieces. */
  value: number;
  /**
   * Called at once with the new count, from 0 to `max`; 0 means: remove it (CRT-17). The caller can debounce its
   * request.
   */
  onChange: (value: number) => void;
  /** The stock in pieces. */
  max: number;
  /** Pieces of one pack, or 1 (CRT-14). */
  step?: number;
  /** The product's name. */
  label: string;
  disabled?: boolean;
  className?: string;
}

/**
 * Minus, a field for the count, plus (CRT-02, CRT-10 to CRT-17). It is as high as a `Button` and as wide as its
 * container, so that it can replace a button. When the stock is reached it shows «Больше нет». The field accepts only
 * digits, at most the stock, in whole steps; a typed 0 applies on blur.
 *
 * @example
 * const [quantity, setQuantity] = useState(2);
 * <QuantityStepper label="Корм Brit Care, 3 кг" value={quantity} max={10} onChange={setQuantity} />
 * @example No more in stock
 * const [quantity, setQuantity] = useState(4);
 * <QuantityStepper label="Корм Brit Care, 12 кг" value={quantity} max={4} onChange={setQuantity} />
 * @example Disabled
 * <QuantityStepper label="Миска" value={1} max={10} onChange={() => {}} disabled />
 */
export function QuantityStepper({ value, onChange, max, step = 1, label, disabled, className }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const choose = (next: number) => {
    if (next === value) return;
    onChange(next);
    setAnnouncement(next + step > max ? `${formatQuantity(next)}, больше нет в наличии` : formatQuantity(next));
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = stripNonDigits(event.target.value);
    const typed = Math.min(Number(digits), max);
    setDraft(digits && String(typed));
    // An incomplete number is not applied yet: for 12 pieces in packs of 6 the user types "1", then "12".
    if (typed > 0 && typed % step === 0) choose(typed);
  };

  const leave = () => {
    if (draft) choose(Number(draft) - (Number(draft) % step));
    setDraft(null);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave();
    if (event.key === 'Escape') setDraft(null);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and cannot be a flex line
    <div role="group" aria-label={`Количество: ${label}`} className={clsx(styles.stepper, className)}>
      <button
        type="button"
        aria-label="Уменьшить количество"
        disabled={disabled || value <= 0}
        onClick={() => choose(Math.max(0, value - step))}
      >
        <Minus />
      </button>
      <input
        aria-label="Количество"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={disabled}
        value={draft ?? value}
        onChange={type}
        onBlur={leave}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label="Увеличить количество"
        disabled={disabled || value + step > max}
        onClick={() => choose(value + step)}
      >
        <Plus />
      </button>
      {value > 0 && value + step > max && <span className={styles.limit}>Больше нет</span>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
