import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useDebounced } from '@zapovednik/platform/timing';
import { ComboboxField } from '@zapovednik/ui/combobox';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { suggestionsQuery, TYPING_DELAY } from './suggestions-query';

/** The house, with the houses of the street as suggestions (VAL-14, VAL-15, VAL-17). */
export function HouseField({ prefix }: { prefix: string }) {
  const app = useApp();
  const { setValue } = useFormContext();
  const name = `${prefix}house`;
  const street = String(useWatch({ name: `${prefix}street` }) ?? '').trim();
  const text = useDebounced(String(useWatch({ name }) ?? '').trim(), TYPING_DELAY);
  const [typed, setTyped] = useState(false);
  const asked = typed && street !== '' && text !== '';
  const { data } = useQuery({ ...suggestionsQuery(app, 'house', `${street}, ${text}`), enabled: asked });
  const houses = (data ?? [])
    .filter(({ house, hasFlat }) => house !== '' && !hasFlat)
    .map((one) => ({ id: one.text, label: one.house, coords: one.coords }));

  return (
    <ComboboxField
      area="mf-checkout"
      name={name}
      label="Дом"
      placeholder="Дом*"
      options={asked && data ? houses : null}
      nothing="Ничего не найдено"
      alert={typed && street === '' && text !== '' ? 'Сначала укажите улицу' : undefined}
      onType={() => {
        setTyped(true);
        setValue(`${prefix}coords`, '');
      }}
      onChoose={({ label, coords }) => {
        setValue(name, label, { shouldValidate: true });
        setValue(`${prefix}coords`, coords);
      }}
    />
  );
}
