import { useEffect } from 'react';
import { Button } from 'shared-contracts/ui';
import { Form, PhoneField, TextField, useZodForm } from 'shared-contracts/ui/field';
import styles from './contact-form.module.css';
import { type Contact, contactSchema } from './contact-schema';
import { SignInByCode } from './sign-in-by-code';

interface ContactFormProps {
  initial: Contact;
  /** What is written so far, complete or not. */
  onDraft: (contact: Contact) => void;
  onConfirm: (contact: Contact) => void;
  /** What the server refused, by field. */
  refused: Readonly<Partial<Record<keyof Contact, string>>>;
  /** Counts the orders that were tried before this was complete: each shows what is missing. */
  tried: number;
}

/** Who gets the order. */
export function ContactForm({ initial, onDraft, onConfirm, refused, tried }: ContactFormProps) {
  const form = useZodForm(contactSchema, { defaultValues: initial });
  const { fullName, phone, email } = refused;

  useEffect(() => form.watch(() => onDraft(form.getValues())).unsubscribe, [form, onDraft]);

  useEffect(() => {
    const wrong = Object.entries({ fullName, phone, email }).filter((entry): entry is [keyof Contact, string] =>
      Boolean(entry[1]),
    );
    wrong.forEach(([name, message], at) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
    });
  }, [form, fullName, phone, email]);

  useEffect(() => {
    if (tried > 0) void form.handleSubmit(() => {})();
  }, [form, tried]);

  return (
    <Form form={form} onSubmit={onConfirm} label="Получатель">
      <div className={styles.fields}>
        <TextField name="fullName" label="Имя и фамилия" autoComplete="name" className={styles.wide} />
        <PhoneField name="phone" label="Телефон" />
        <TextField
          name="email"
          label="Электронная почта"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Пришлём чек и номер заказа"
        />
      </div>
      <div className={styles.actions}>
        {phone && <SignInByCode />}
        <Button type="submit">Продолжить</Button>
      </div>
    </Form>
  );
}
