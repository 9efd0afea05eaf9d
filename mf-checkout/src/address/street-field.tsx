import {
  type AddressSuggestion,
  asksForLocal,
  LOCAL_SUGGESTION,
} from '@zapovednik/api/checkout/models/address-suggestion';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useDebounced } from '@zapovednik/platform/timing';
import { ComboboxField } from '@zapovednik/ui/combobox';
import { useFormContext, useWatch } from 'react-hook-form';
import { suggestionsQuery, TYPING_DELAY } from './search/suggestions-query';

/** The minimum length of a text for which streets are searched (VAL-11). */
const SHORTEST = 3;

interface StreetFieldProps {
  /** Prefix of the address fields in the surrounding form. */
  prefix: string;
  /** The person has changed the street. */
  onChange: () => void;
  required: boolean;
  className?: string | undefined;
}

/** The street, with the service's streets as suggestions (VAL-11 to VAL-13, VAL-16, VAL-18). */
export function StreetField({ prefix, onChange, required, className }: StreetFieldProps) {
  const app = useApp();
  const { setValue } = useFormContext();
  const name = `${prefix}street`;
  const text = useDebounced(String(useWatch({ name }) ?? '').trim(), TYPING_DELAY);
  const town = String(useWatch({ name: `${prefix}town` }) ?? '');
  const asked = text.length >= SHORTEST;
  const { data, isError } = useQuery({ ...suggestionsQuery(app, 'street', text, town), enabled: asked });
  const local = asksForLocal(text) && !town && app.city.name === LOCAL_SUGGESTION.city ? [LOCAL_SUGGESTION] : [];
  const streets = [...local, ...(data ?? []).filter(isStreet)];

  return (
    <ComboboxField
      area="mf-checkout"
      name={name}
      label="Улица"
      placeholder="Улица*"
      ofErrors="Укажите"
      errorHint={'Напишите три буквы названия, и\u00A0мы подскажем.'}
      required={required}
      className={className}
      options={asked && (data || local.length > 0) ? uniqueStreets(streets) : null}
      nothing="Ничего не найдено"
      hint={asked && isError && 'Подсказки адресов сейчас не работают. Введите адрес вручную'}
      onType={onChange}
      onChoose={({ label }) => {
        onChange();
        setValue(name, label, { shouldValidate: true });
      }}
    />
  );
}

/** A street without a house (VAL-13). */
const isStreet = ({ street, house }: AddressSuggestion): boolean => street !== '' && house === '';

/** The options by their texts: a text of two streets is one option, because the form stores only the text. */
function uniqueStreets(streets: readonly AddressSuggestion[]) {
  const labels = new Set(streets.map(({ streetName }) => streetName));
  return [...labels].map((label) => ({ id: label, label }));
}
