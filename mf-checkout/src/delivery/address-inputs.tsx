import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Select, TextField } from 'shared-contracts/ui/field';
import styles from './address-inputs.module.css';

const elevators = [
  { value: 'Y', label: 'Есть' },
  { value: 'N', label: 'Нет' },
];

interface AddressInputsProps {
  /** Prefix of the address fields in the surrounding form: `profile.`; '' when the form is the address. */
  prefix?: string;
}

/** The courier's address. A new street means a new building, so the other address fields are cleared (DEL-68). */
export function AddressInputs({ prefix = '' }: AddressInputsProps) {
  const { watch, setValue } = useFormContext();

  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (name !== `${prefix}street` || type !== 'change') return;
      for (const field of ['house', 'porch', 'floor', 'apartment', 'elevator']) setValue(prefix + field, '');
    });
    return unsubscribe;
  }, [watch, setValue, prefix]);

  return (
    <div className={styles.fields}>
      <TextField
        name={`${prefix}street`}
        label="Улица"
        placeholder="Улица*"
        autoComplete="off"
        className={styles.street}
      />
      <TextField name={`${prefix}house`} label="Дом" placeholder="Дом*" autoComplete="off" />
      <TextField name={`${prefix}porch`} label="Подъезд" autoComplete="off" />
      <TextField name={`${prefix}floor`} label="Этаж" inputMode="numeric" autoComplete="off" />
      <TextField name={`${prefix}apartment`} label="Квартира" autoComplete="off" />
      <Select name={`${prefix}elevator`} label="Лифт" placeholder="Выберите" options={elevators} />
    </div>
  );
}
