import { contact as contactRule } from '@zapovednik/api/cabinet/calls/guest-data';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { CodeRequest } from '../code/use-code';

const schema = z.object({ contact: contactRule });

interface ContactFormProps extends Pick<CodeRequest, 'send'> {
  /** What was entered before, or ''. */
  contact: string;
}

/** The first step: the phone or the e-mail to which a code is sent. */
export function ContactForm({ send, contact }: ContactFormProps) {
  const form = useZodForm(schema, { defaultValues: { contact }, mode: 'onSubmit' });
  // The user came back from the code, to correct it.
  useEffect(() => {
    if (contact) form.setFocus('contact');
  }, [contact, form]);
  return (
    <Form
      form={form}
      label="Телефон или почта"
      onSubmit={(given) => send(given.contact, given.contact.includes('@') ? 'email' : 'sms')}
    >
      <TextField
        name="contact"
        label="Телефон или электронная почта"
        hint="Которые вы указывали в заказе, записи или обращении"
        autoComplete="tel"
      />
      <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
        Получить код
      </Button>
    </Form>
  );
}
