import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { orderRules, type Recipient } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Form, PhoneField, TextField, useZodForm } from '@zapovednik/ui/field';
import type { ReactNode } from 'react';
import styles from '../auto-order-page.module.css';

interface RecipientFormProps {
  current: Recipient;
  onSave: (recipient: Recipient) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

/** Who receives the next order. */
export const recipientOf = ({ recipient, recipientPhone, recipientEmail }: OwnAutoOrder): Recipient => ({
  fullName: recipient,
  phone: recipientPhone,
  email: recipientEmail,
});

/** The recipient of the next orders, with the rules of an order (ORD-23). */
export function RecipientForm({ current, onSave, children }: RecipientFormProps) {
  const form = useZodForm(orderRules.shape.user, { defaultValues: current });
  return (
    <Form form={form} label="Изменить получателя" className={styles.form} onSubmit={onSave}>
      <TextField name="fullName" label="Имя и фамилия" autoComplete="name" />
      <PhoneField name="phone" label="Телефон" />
      <TextField
        name="email"
        label="Электронная почта"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Пришлём чек и номер заказа"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Сохранить
        </Button>
        {children}
      </div>
    </Form>
  );
}
