import { clsx } from 'clsx';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { VisuallyHidden } from 'shared-contracts/ui';
import field from '../field/field.module.css';
import { type FieldProps, Frame } from '../field/frame';
import { useField } from '../field/use-field';
import styles from './combobox.module.css';
import { activeAfter } from './keys';

export interface ComboboxOption {
  /** Unique in the list. */
  id: string;
  label: string;
}

export interface ComboboxFieldProps<Option extends ComboboxOption> extends FieldProps {
  placeholder?: string;
  /** What the entered text may mean. Null: it was not searched for. */
  options: readonly Option[] | null;
  /** Shown instead of an empty list. */
  nothing: string;
  /** The option takes the place of the text: the caller sets the field's value. */
  onChoose: (option: Option) => void;
  /** Called after each change of the text by the person. */
  onType?: (text: string) => void;
  /** An alert at the field, in addition to the form's own errors. */
  alert?: string | undefined;
}

/**
 * A line of text with suggestions: any text may be entered, a suggestion replaces it. Arrows move through the list, Enter takes an
 * option, Escape closes the list (WAI-ARIA combobox with a list popup).
 *
 * @example <ComboboxField name="street" label="Улица" options={streets} nothing="Ничего не найдено" onChoose={take} />
 */
export function ComboboxField<Option extends ComboboxOption>(props: ComboboxFieldProps<Option>) {
  const { name, label, hint, className, placeholder, options, nothing, onChoose, onType, alert } = props;
  const { id, register, error, aria } = useField(name, hint);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const { onChange, onBlur, ...registered } = register(name);
  const open = wanted && options !== null;
  const listed = open && options.length > 0;
  const message = alert ?? error;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    void onChange(event);
    setWanted(true);
    setActive(-1);
    onType?.(event.target.value);
  };
  const press = (event: KeyboardEvent) => {
    const next = options && activeAfter(event.key, active, options.length);
    const option = options?.[active];
    if (next !== null) {
      setWanted(true);
      setActive(next);
    } else if (event.key === 'Enter' && listed && option) choose(option);
    else if (event.key === 'Escape' && open) {
      // The dialog around the field stays open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };

  return (
    <Frame id={id} label={label} hint={hint} error={message} announced={Boolean(alert)} className={className}>
      <div className={styles.place}>
        <input
          {...registered}
          {...aria}
          aria-describedby={alert ? `${id}-error` : aria['aria-describedby']}
          aria-invalid={message ? true : undefined}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          onChange={type}
          onBlur={(event) => {
            void onBlur(event);
            close();
          }}
          onKeyDown={press}
          className={field.control}
        />
        {listed && (
          <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
              <div
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={clsx(styles.option, index === active && styles.active)}
                // The press must not take the focus from the input, which would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
        )}
        {open && !listed && <p className={clsx(styles.list, styles.nothing)}>{nothing}</p>}
        <VisuallyHidden role="status">{open && (listed ? `Подсказок: ${options.length}` : nothing)}</VisuallyHidden>
      </div>
    </Frame>
  );
}
