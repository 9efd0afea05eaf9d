import { askGuestDataCode, type eraseGuestData, getGuestData } from '@zapovednik/api/cabinet/calls/guest-data';
import { useApp } from '@zapovednik/platform/app';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { useZodForm } from '@zapovednik/ui/field';
import { lazy, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { CodeEntry } from '../code/code-entry';
import type { PendingCode } from '../code/pending-code';
import { type CodeRequest, useCodeOf } from '../code/use-code';
import { PhoneNumber } from '../person/phone-number';
import { ContactForm } from './contact-form';
import type { Stored } from './stored-data';

/** The last step is loaded after the correct code. */
const StoredData = lazy(() => import(/* webpackChunkName: "lazy-stored-data" */ './stored-data'));

/** Three steps: a phone or an e-mail, the code that was sent to it, and the stored data. */
export function GuestData() {
  const app = useApp();
  const code = useCodeOf('guestData', async ({ phone: contact }) =>
    app.api(askGuestDataCode, { contact, ...(await captchaResponse(app)) }),
  );
  const [stored, setStored] = useState<Stored | null>(null);
  const { pending, send, phone } = code;
  if (stored)
    return (
      <Suspense fallback={null}>
        <StoredData stored={stored} />
      </Suspense>
    );
  if (!pending) return <ContactForm send={send} contact={phone} />;
  return <ContactCode code={{ ...code, pending }} onStored={setStored} />;
}

const schema = z.object({ code: getGuestData.body.shape.code });

interface ContactCodeProps {
  code: CodeRequest & { readonly pending: PendingCode };
  onStored: (stored: Stored) => void;
}

function ContactCode({ code, onStored }: ContactCodeProps) {
  const app = useApp();
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const { phone: contact, channel } = code.pending;

  async function open(entered: z.output<typeof schema>): Promise<void> {
    const proof: z.input<typeof eraseGuestData.body> = { contact, ...entered };
    onStored({ ...(await app.api(getGuestData, proof)), proof });
    code.forget();
  }

  return (
    <CodeEntry
      form={form}
      code={code}
      channels={[channel]}
      onSubmit={open}
      action="Показать данные"
      back="Изменить"
      sent={<>Отправили код на {channel === 'email' ? <b>{contact}</b> : <PhoneNumber digits={contact} />}</>}
    />
  );
}
