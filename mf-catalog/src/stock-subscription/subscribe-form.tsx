import { consentRoute } from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { email, personDataConsent } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Checkbox, Form, TextField, useZodForm } from '@zapovednik/ui/field';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { subscribeTo } from './change-subscription';
import styles from './subscribe-dialog.module.css';
import { subscriptionsQuery } from './subscriptions-query';

const schema = z.object({ email, acceptPersonData: personDataConsent });

interface SubscribeFormProps {
  productId: number;
  /** Gets the field of the e-mail. */
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** E-mail and consent; it starts with the address of the visitor's other subscriptions. The server's refusals are shown in it. */
export function SubscribeForm({ productId, field, onDone }: SubscribeFormProps) {
  const app = useApp();
  const [known = ''] = Object.values(app.query.getQueryData(subscriptionsQuery(app).queryKey) ?? {});
  const form = useZodForm(schema, { defaultValues: { email: known, acceptPersonData: false } });
  return (
    <Form
      form={form}
      label="Сообщить о поступлении"
      className={styles.form}
      onSubmit={async (entered) => {
        await subscribeTo(app, { productId, email: entered.email, agreed: true });
        onDone();
      }}
    >
      <TextField
        name="email"
        inputRef={field}
        label="Электронная почта"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Checkbox name="acceptPersonData">
        Согласен на{' '}
        <Link to={link(consentRoute)} target="_blank" className={styles.link}>
          обработку персональных данных
        </Link>
      </Checkbox>
      <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
        Подписаться
      </Button>
    </Form>
  );
}
