import { openCityList } from '@zapovednik/areas/shell/commands';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useDebounced } from '@zapovednik/platform/timing';
import { ComboboxField } from '@zapovednik/ui/combobox';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { addressesQuery, type FoundAddress } from './find-addresses';
import { meantText } from './meant-text';
import { TYPING_DELAY } from './suggestions-query';

/** The minimum length of a text that is searched. */
const SHORTEST = 3;

interface AddressSearchProps {
  label?: string;
  /** The line's text at first; each other value replaces the text. */
  value?: string;
  /** A town, a street or a house was chosen. */
  onFind: (found: FoundAddress) => void;
}

/**
 * One line for the whole address: «малышева 5», also in the wrong keyboard layout, and in towns near the city. A place
 * that another city delivers to leads to the list of cities.
 */
export function AddressSearch({ label = 'Адрес одной строкой', value = '', onFind }: AddressSearchProps) {
  const app = useApp();
  const { run } = useCommand(openCityList);
  // Not a part of the address, so it has a form of its own.
  const form = useForm({ defaultValues: { text: value } });
  const typed = useWatch({ control: form.control, name: 'text' });
  const text = useDebounced(typed, TYPING_DELAY);
  /** The chosen town, while the line begins with it; and the line of a chosen house, for which nothing is searched. */
  const [town, setTown] = useState('');
  const [done, setDone] = useState(value);
  const start = town && text.startsWith(`${town},`) ? `${town},` : '';
  const wanted = meantText(text.slice(start.length));
  const asked = wanted.length >= (start ? 1 : SHORTEST) && text !== done;
  const { data, isError } = useQuery({ ...addressesQuery(app, wanted, start && town), enabled: asked });

  // A chosen street is the value, too, while its house is typed.
  const follow = useEffectEvent((line: string) => {
    if (line !== '' && form.getValues('text').startsWith(line)) return;
    form.setValue('text', line);
    setDone(line);
  });
  useEffect(() => follow(value), [value]);

  const choose = (found: FoundAddress) => {
    if (found.elsewhere) return run({ search: found.elsewhere });
    const isWhole = found.house !== '';
    form.setValue('text', isWhole ? found.label : `${found.label}, `);
    setTown(found.town);
    setDone(isWhole ? found.label : '');
    // A chosen town is in the form at once: its fields ask for streets of the town.
    onFind(found);
  };

  return (
    <FormProvider {...form}>
      <ComboboxField
        area="mf-checkout"
        name="text"
        label={label}
        placeholder="Улица и дом: Ленина, 5"
        options={asked && data ? data.options : null}
        nothing={data?.nothing || 'Ничего не найдено'}
        hint={asked && isError && 'Подсказки адресов сейчас не работают. Введите адрес вручную'}
        enterTakesFirst
        onChoose={choose}
      />
    </FormProvider>
  );
}
