import { askOrderCode } from '@zapovednik/api/cabinet/calls/find-order';
import { Button } from '@zapovednik/ui';
import { Form, PhoneField, TextField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { CodeRequest } from '../code/use-code';

const schema = z.pick(askOrderCode.body, { number: true, phone: true });

interface NumberFormProps extends Pick<CodeRequest, 'send' | 'phone'> {
  /** The number that was entered before, or ''. */
  number: string;
}

/** The first step: the number of the order and its phone, to which a code is sent. */
export function NumberForm({ send, phone, number }: NumberFormProps) {
  const form = useZodForm(schema, { defaultValues: { number, phone }, mode: 'onSubmit' });
  // The user came back from the code, to correct them.
  useEffect(() => {
    if (phone) form.setFocus('number');
  }, [phone, form]);
  return (
    <Form form={form} label="Поиск заказа" onSubmit={(wanted) => send(wanted.phone, 'sms', wanted.number)}>
      <TextField
        name="number"
        label="Номер заказа"
        hint="Он есть в письме и в СМС о заказе"
        inputMode="numeric"
        autoComplete="off"
      />
      <PhoneField name="phone" label="Телефон" hint="На который оформлен заказ" />
      <Button type="submit" variant="primary" wide formMethod="post" busy={form.formState.isSubmitting}>
        Получить код по СМС
      </Button>
    </Form>
  );
}
