import { smsRegisterRequest } from '@zapovednik/api/cabinet/calls/registration';
import { useLocation } from '@zapovednik/platform/router';
import { Form, PhoneField, useZodForm } from '@zapovednik/ui/field';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ChannelButtons } from '../code/channel-buttons';
import { useCode } from '../code/use-code';
import { type CustomerDetails, customerDetails, noDetails, readDetails, storeDetails } from './customer-details';
import { Consent, CustomerFields } from './customer-fields';
import { knownContact } from './known-contact';
import { SignUpCode } from './sign-up-code';

const schema = z.object({
  phone: smsRegisterRequest.body.shape.phone,
  ...customerDetails.shape,
  channel: z.enum(['sms', 'telegram']),
});

/** Registration (SES-11): details and phone, then the code that was sent to it. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const code = useCode('signUp');
  const [details, setDetails] = useState<CustomerDetails | null>(null);
  const [passwordIsLost, setLost] = useState(false);
  const known = knownContact(useLocation().state);
  const form = useZodForm(schema, { defaultValues: { ...noDetails, phone: '', channel: 'sms', ...known } });
  const { pending } = code;

  // After hydration: the details entered before a reload, while their code is pending.
  useEffect(() => {
    const before = readDetails();
    if (!before) return;
    const { passwordIsLost: isLost, ...stored } = before;
    setLost(isLost);
    setDetails(stored);
    form.reset({ ...noDetails, ...stored, phone: '', channel: 'sms' });
  }, [form]);

  // The user came back from the code, to correct the number.
  const isBack = code.phone !== '' && !pending;
  useEffect(() => {
    if (isBack) form.setFocus('phone');
  }, [isBack, form]);

  const change = (next: CustomerDetails | null) => {
    storeDetails(next);
    setDetails(next);
    setLost(false);
  };

  async function ask({ phone, channel, ...entered }: z.output<typeof schema>): Promise<void> {
    await code.send(phone, channel);
    change(entered);
  }

  const forget = () => {
    form.setValue('phone', code.phone);
    code.forget();
  };

  if (pending && details) {
    return (
      <SignUpCode
        code={{ ...code, pending, forget }}
        details={details}
        passwordIsLost={passwordIsLost}
        onDone={() => {
          change(null);
          onDone();
        }}
      />
    );
  }
  return (
    <Form form={form} label="Регистрация" onSubmit={ask}>
      <PhoneField name="phone" label="Телефон" />
      <CustomerFields />
      <ChannelButtons
        busy={form.formState.isSubmitting ? form.getValues('channel') : null}
        onChoose={(channel) => form.setValue('channel', channel)}
      />
      <Consent />
    </Form>
  );
}
