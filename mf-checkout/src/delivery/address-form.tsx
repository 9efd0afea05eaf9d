import { useEffect } from 'react';
import { Button } from 'shared-contracts/ui';
import { Form, Select, TextField, useZodForm } from 'shared-contracts/ui/field';
import styles from './address-form.module.css';
import { type AddressFields, addressSchema, emptyAddress, type RequiredField } from './address-schema';

interface AddressFormProps {
  initial?: Partial<AddressFields>;
  required?: readonly RequiredField[];
  submitLabel: string;
  onSubmit: (address: AddressFields) => Promise<void> | void;
  /** What is written so far, complete or not. */
  onDraft?: (address: AddressFields) => void;
  label: string;
  /** How often somebody went on without this form: each time it shows what is missing. */
  tried?: number;
}

const elevators = [
  { value: 'Y', label: 'Есть' },
  { value: 'N', label: 'Нет' },
];

/** Where a courier comes to. Another street is another house, so the rest of the address is cleared (DEL-68). */
export function AddressForm({ initial, required, submitLabel, onSubmit, onDraft, label, tried = 0 }: AddressFormProps) {
  const form = useZodForm(addressSchema(required), { defaultValues: { ...emptyAddress, ...initial } });

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      const { street } = form.getValues();
      if (name === 'street' && type === 'change') form.reset({ ...emptyAddress, street }, { keepErrors: true });
      onDraft?.(form.getValues());
    });
    return unsubscribe;
  }, [form, onDraft]);

  useEffect(() => {
    if (tried > 0) void form.handleSubmit(() => {})();
  }, [form, tried]);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <div className={styles.fields}>
        <TextField name="street" label="Улица" placeholder="Улица*" autoComplete="off" className={styles.street} />
        <TextField name="house" label="Дом" placeholder="Дом*" autoComplete="off" />
        <TextField name="porch" label="Подъезд" autoComplete="off" />
        <TextField name="floor" label="Этаж" inputMode="numeric" autoComplete="off" />
        <TextField name="apartment" label="Квартира" autoComplete="off" />
        <Select name="elevator" label="Лифт" placeholder="Выберите" options={elevators} />
      </div>
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
