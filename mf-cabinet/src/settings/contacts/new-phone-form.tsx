import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { useDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Form, PhoneField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { ChannelButtons } from '../../code/channel-buttons';
import type { CodeRequest } from '../../code/use-code';
import { BroughtBack } from '../section/settings-section';

const channel = z.enum(['sms', 'telegram']);
const schema = z.object({ phone: smsRequest.body.shape.phone, channel });

/** What the form holds. */
export const phoneValues = z.object({ phone: z.string(), channel });

interface NewPhoneFormProps extends Pick<CodeRequest, 'send'> {
  userId: number;
  onCancel: () => void;
}

/** Asks for the new number, and sends a code to it. */
export function NewPhoneForm({ userId, send, onCancel }: NewPhoneFormProps) {
  const form = useZodForm<z.output<typeof phoneValues>, z.output<typeof schema>>(schema, {
    defaultValues: { phone: '', channel: 'sms' },
  });
  const draft = useDraft(form, { name: 'mf-cabinet/phone', userId, values: phoneValues });
  useEffect(() => form.setFocus('phone'), [form]);
  return (
    <Form form={form} label="Новый телефон" onSubmit={({ phone, channel: way }) => send(phone, way)}>
      {draft.isBack && <BroughtBack />}
      <PhoneField name="phone" label="Новый телефон" />
      <ChannelButtons
        busy={form.formState.isSubmitting ? form.getValues('channel') : null}
        onChoose={(way) => form.setValue('channel', way)}
      />
      <Button variant="quiet" wide onClick={onCancel}>
        Отмена
      </Button>
    </Form>
  );
}
