import { type AddressQuestion, checkAddress, UNKNOWN_ADDRESS } from '@zapovednik/api/checkout/calls/check-address';
import { suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useDebounced } from '@zapovednik/platform/timing';
import { ComboboxField } from '@zapovednik/ui/combobox';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { suggestionsQuery, TYPING_DELAY } from './search/suggestions-query';

interface HouseFieldProps {
  /** Prefix of the address fields in the surrounding form. */
  prefix: string;
  required: boolean;
}

/** The house, with the houses of the street as suggestions (VAL-14, VAL-15, VAL-17). Leaving the field checks the house. */
export function HouseField({ prefix, required }: HouseFieldProps) {
  const app = useApp();
  const { getValues, setError, setValue } = useFormContext();
  const name = `${prefix}house`;
  const street = String(useWatch({ name: `${prefix}street` }) ?? '').trim();
  const town = String(useWatch({ name: `${prefix}town` }) ?? '');
  const text = useDebounced(String(useWatch({ name }) ?? '').trim(), TYPING_DELAY);
  const [typed, setTyped] = useState(false);
  const asked = typed && street !== '' && text !== '';
  const { data } = useQuery({ ...suggestionsQuery(app, 'house', `${street}, ${text}`, town), enabled: asked });
  const houses = (data ?? [])
    .filter(({ house, hasFlat }) => house !== '' && !hasFlat)
    .map((one) => ({ id: one.text, label: one.house, coords: one.coords }));

  /** A typed house that does not exist is refused at once. While the service is down, the server decides. */
  const check = async () => {
    const number = String(getValues(name)).trim();
    if (!typed || !street || !number || getValues(`${prefix}coords`)) return;
    const ask = (question: AddressQuestion) => app.api(suggestAddress, question);
    const found = await checkAddress(ask, town || app.city.name, { street, house: number }).catch(() => null);
    if (!found || found.known || getValues(name) !== number) return;
    setError(prefix + found.field, { type: 'unknown', message: UNKNOWN_ADDRESS[found.field] });
  };

  return (
    <ComboboxField
      area="mf-checkout"
      name={name}
      label="Дом"
      placeholder="Дом*"
      ofErrors="Укажите"
      errorHint={'По\u00A0дому считаем срок и\u00A0цену доставки. Например: 5\u00A0или 12/1.'}
      required={required}
      options={asked && data ? houses : null}
      nothing="Ничего не найдено"
      alert={typed && street === '' && text !== '' ? 'Сначала укажите улицу' : undefined}
      onType={() => {
        setTyped(true);
        setValue(`${prefix}coords`, '');
      }}
      onLeave={check}
      onChoose={({ label, coords }) => {
        setValue(name, label, { shouldValidate: true });
        setValue(`${prefix}coords`, coords);
      }}
    />
  );
}
