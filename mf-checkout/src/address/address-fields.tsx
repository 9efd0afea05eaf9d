import { useApp } from '@zapovednik/platform/app';
import type { RequiredField } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Select, TextField } from '@zapovednik/ui/field';
import { useFormContext, useWatch } from 'react-hook-form';
import { RequiredFields } from '../required-fields/required-fields';
import styles from './address-fields.module.css';
import { HouseField } from './house-field';
import { AddressSearch } from './search/address-search';
import type { FoundAddress } from './search/find-addresses';
import { StreetField } from './street-field';

const elevators = [
  { value: 'Y', label: 'Есть' },
  { value: 'N', label: 'Нет' },
];

/** What depends on the street (DEL-68). */
const OF_STREET = ['house', 'coords', 'porch', 'floor', 'apartment', 'elevator'];

interface AddressFieldsProps {
  /** Prefix of the address fields in the surrounding form: `profile.`; '' when the form is the address. */
  prefix?: string;
  /** The fields that the form requires: they are marked (VAL-09). The lift is asked only if it is one of them. */
  required: readonly RequiredField[];
}

/**
 * The fields of an address (DEL-34), and one line above them that fills them in. A new street means a new building, so
 * the other address fields are cleared (DEL-68).
 */
export function AddressFields({ prefix = '', required }: AddressFieldsProps) {
  const { city } = useApp();
  const { setValue } = useFormContext();
  const town = String(useWatch({ name: `${prefix}town` }) ?? '');

  const clear = () => {
    for (const field of OF_STREET) setValue(prefix + field, '');
  };
  const fill = ({ town, street, house, coords }: FoundAddress) => {
    clear();
    setValue(`${prefix}town`, town);
    setValue(`${prefix}street`, street, { shouldValidate: street !== '' });
    if (house) setValue(`${prefix}house`, house, { shouldValidate: true });
    setValue(`${prefix}coords`, house && coords);
  };
  const leaveTown = () => {
    clear();
    for (const field of ['town', 'street']) setValue(prefix + field, '');
  };

  return (
    <RequiredFields className={styles.fields}>
      <div className={styles.line}>
        <AddressSearch onFind={fill} />
      </div>
      {town && (
        <p className={styles.line}>
          Населённый пункт: <b>{town}</b>{' '}
          <Button variant="quiet" onClick={leaveTown}>
            Другой адрес {city.cases.inCity}
          </Button>
        </p>
      )}
      <StreetField prefix={prefix} onChange={clear} required={required.includes('street')} className={styles.street} />
      <HouseField prefix={prefix} required={required.includes('house')} />
      <TextField name={`${prefix}porch`} label="Подъезд" autoComplete="off" />
      <TextField
        name={`${prefix}floor`}
        label="Этаж"
        errorHint={'По\u00A0нему считаем подъём до\u00A0двери. В\u00A0частном доме напишите\u00A01.'}
        inputMode="numeric"
        autoComplete="off"
        required={required.includes('floor')}
      />
      <TextField name={`${prefix}apartment`} label="Квартира" autoComplete="off" />
      {required.includes('elevator') && (
        <Select
          name={`${prefix}elevator`}
          label="Лифт"
          errorHint={'Без лифта подъём на\u00A0этаж стоит дороже.'}
          placeholder="Выберите"
          options={elevators}
          required
        />
      )}
    </RequiredFields>
  );
}
