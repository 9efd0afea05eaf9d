import { consentRoute } from '@zapovednik/areas/content/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { fullName, personDataConsent, phone } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Checkbox, Form, FormFailure, PhoneField, TextField, useZodForm } from '@zapovednik/ui/field';
import { useRef } from 'react';
import * as z from 'zod/mini';
import styles from './one-click-dialog.module.css';
import { type OneClickContact, type OneClickGoods, type OneClickOrder, sendOneClick } from './send-one-click';

const contact = z.object({ name: fullName, phone, acceptPersonData: personDataConsent });

interface OneClickFormProps {
  goods: OneClickGoods;
  onMade: (order: OneClickOrder) => void;
}

/** Name, phone and consent. The server's messages are shown at their fields, other messages above the form. */
export function OneClickForm({ goods, onMade }: OneClickFormProps) {
  const app = useApp();
  const session = useAtom(sessionAtom);
  const form = useZodForm(contact, {
    defaultValues: { name: session.name, phone: session.phone, acceptPersonData: false },
  });
  /** If no answer arrived, sending the same order again is the same attempt: it creates no second order. */
  const attempt = useRef({ contact: '', key: '' });

  async function send(values: OneClickContact) {
    const text = JSON.stringify(values);
    if (attempt.current.contact !== text) attempt.current = { contact: text, key: crypto.randomUUID() };
    try {
      onMade(await sendOneClick(app, goods, values, attempt.current.key));
    } catch (error) {
      // The server has rejected it: another try is a new attempt.
      if (error instanceof FormFailure) attempt.current = { contact: '', key: '' };
      throw error;
    }
  }

  return (
    <Form form={form} onSubmit={send} label="Купить в один клик" className={styles.form}>
      <TextField name="name" label="Имя" autoComplete="name" />
      <PhoneField name="phone" label="Телефон" />
      <Checkbox name="acceptPersonData">
        Согласен на{' '}
        <Link to={link(consentRoute)} target="_blank" className={styles.link}>
          обработку персональных данных
        </Link>
      </Checkbox>
      <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
        Заказать
      </Button>
    </Form>
  );
}
