import { Select, TextField } from '@zapovednik/ui/field';
import { useFormContext } from 'react-hook-form';
import styles from './address-fields.module.css';
import { HouseField } from './house-field';
import { StreetField } from './street-field';

const elevators = [
  { value: 'Y', label: 'Есть' },
  { value: 'N', label: 'Нет' },
];

interface AddressFieldsProps {
  /** Prefix of the address fields in the surrounding form: `profile.`; '' when the form is the address. */
  prefix?: string;
}

/** The fields of an address (DEL-34). A new street means a new building, so the other address fields are cleared (DEL-68). */
export function AddressFields({ prefix = '' }: AddressFieldsProps) {
  const { setValue } = useFormContext();

  const clear = () => {
    for (const field of ['house', 'coords', 'porch', 'floor', 'apartment', 'elevator']) setValue(prefix + field, '');
  };

  return (
    <div className={styles.fields}>
      <StreetField prefix={prefix} onChange={clear} className={styles.street} />
      <HouseField prefix={prefix} />
      <TextField name={`${prefix}porch`} label="Подъезд" autoComplete="off" />
      <TextField name={`${prefix}floor`} label="Этаж" inputMode="numeric" autoComplete="off" />
      <TextField name={`${prefix}apartment`} label="Квартира" autoComplete="off" />
      <Select name={`${prefix}elevator`} label="Лифт" placeholder="Выберите" options={elevators} />
    </div>
  );
}
