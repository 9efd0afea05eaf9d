export interface QuantityStepperProps {
  /** The count in pieces. */
  value: number;
  /** Gets the new count, from 0 to `max`; 0 means: remove it (CRT-17). It is called at once; the caller can debounce its request. */
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
 * Minus, a count that can be typed, plus (CRT-02, CRT-10 to CRT-17). It is as high as a `Button` and as wide as its container, so that it can replace
 * a button. At the stock it says «Больше нет». The field accepts only digits, at most the stock, in whole steps; a typed 0 applies on blur.
 *
 * @example <QuantityStepper label="Корм Brit Care, 3 кг" value={2} max={10} onChange={setQuantity} />
 */
export declare function QuantityStepper({
  value,
  onChange,
  max,
  step,
  label,
  disabled,
  className,
}: QuantityStepperProps): import('react').JSX.Element;
