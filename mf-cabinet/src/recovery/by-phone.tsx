import { smsForgot } from '@zapovednik/api/cabinet/calls/recovery';
import { Button } from '@zapovednik/ui';
import { Form, PhoneField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { CodeRequest } from '../code/use-code';

const schema = z.object({ phone: smsForgot.body.shape.phone });

/** Requests a code by SMS to set a new password (SES-13). */
export function RecoveryByPhone({ send, phone }: Pick<CodeRequest, 'send' | 'phone'>) {
  const form = useZodForm(schema, { defaultValues: { phone } });
  // The user came back from the code, to correct the number.
  useEffect(() => {
    if (phone) form.setFocus('phone');
  }, [phone, form]);
  return (
    <Form form={form} label="Восстановление по телефону" onSubmit={(wanted) => send(wanted.phone, 'sms')}>
      <PhoneField name="phone" label="Телефон" />
      <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
        Получить код по СМС
      </Button>
    </Form>
  );
}
