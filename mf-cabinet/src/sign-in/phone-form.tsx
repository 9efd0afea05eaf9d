import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { Form, PhoneField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { ChannelButtons } from '../code/channel-buttons';
import type { CodeRequest } from '../code/use-code';

const schema = z.object({ phone: smsRequest.body.shape.phone, channel: z.enum(['sms', 'telegram']) });

/** Asks for the phone to which a sign-in code is sent (SES-08, SES-09). */
export function PhoneForm({ send, phone: before }: Pick<CodeRequest, 'send' | 'phone'>) {
  const form = useZodForm(schema, { defaultValues: { phone: before, channel: 'sms' as const } });
  // The user came back from the code, to correct the number.
  useEffect(() => {
    if (before) form.setFocus('phone');
  }, [before, form]);
  return (
    <Form form={form} label="Вход по телефону" onSubmit={({ phone, channel }) => send(phone, channel)}>
      <PhoneField name="phone" label="Телефон" />
      <ChannelButtons
        busy={form.formState.isSubmitting ? form.getValues('channel') : null}
        onChoose={(channel) => form.setValue('channel', channel)}
      />
    </Form>
  );
}
