import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import { smsAuth } from '@zapovednik/api/cabinet/calls/sign-in';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useApp } from '@zapovednik/platform/app';
import { forgetDraft, readDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { useZodForm } from '@zapovednik/ui/field';
import { Spread } from '@zapovednik/ui/layout';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CodeEntry } from '../../code/code-entry';
import { storePendingCode } from '../../code/pending-code';
import { useCode } from '../../code/use-code';
import { formatPhone } from '../../person/format-phone';
import { SettingsSection } from '../section/settings-section';
import { useReturnFocus } from '../section/use-return-focus';
import { useSaved } from '../section/use-saved';
import styles from '../settings.module.css';
import { NewPhoneForm, phoneValues } from './new-phone-form';
import { ProofFields } from './proof-fields';
import { noProof, proofShape, useProof } from './use-proof';

const schema = z.object({ code: smsAuth.body.shape.code, ...proofShape });

/**
 * The phone, and the form for another one: a code is sent to the new number, and the owner proves the change (API-90).
 */
export function PhoneSection({ account }: { account: Account }) {
  const { userId, phone } = account;
  const app = useApp();
  const saved = useSaved();
  const code = useCode('phone');
  const [isOpen, setOpen] = useState(false);
  const proof = useProof(account);
  const defaultValues = { code: '', ...noProof };
  const form = useZodForm(schema, { defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const opener = useReturnFocus(isOpen || code.pending !== null);
  // The open form contains the values that were typed before the session expired.
  useEffect(() => setOpen(readDraft('mf-cabinet/phone', userId, phoneValues) !== null), [userId]);

  const close = () => {
    forgetDraft('mf-cabinet/phone');
    code.forget();
    form.reset();
    setOpen(false);
  };
  const change = async (entered: z.output<typeof schema>) => {
    const number = code.pending?.phone ?? '';
    await app.api(updateUser, { phone: number, code: entered.code, ...proof.input(entered) });
    storePendingCode('proof', null);
    close();
    await saved(proof.way === 'wait' ? 'Телефон сменим через 72 часа' : 'Телефон изменён');
  };

  return (
    <SettingsSection heading="Телефон" text="По нему вы входите, и на него приходят СМС о заказах.">
      {code.pending ? (
        <div className={styles.narrow}>
          <CodeEntry
            form={form}
            code={{ ...code, pending: code.pending }}
            onSubmit={change}
            onComplete={() => proof.way === 'password' && form.setFocus('password')}
            action="Сменить телефон"
          >
            <ProofFields proof={proof} phone={phone} />
          </CodeEntry>
        </div>
      ) : isOpen ? (
        <div className={styles.narrow}>
          <NewPhoneForm userId={userId} send={code.send} onCancel={close} />
        </div>
      ) : (
        <Spread>
          <p className={styles.value}>{phone ? formatPhone(phone) : 'Не указан'}</p>
          <Button ref={opener} onClick={() => setOpen(true)}>
            {phone ? 'Сменить телефон' : 'Указать телефон'}
          </Button>
        </Spread>
      )}
    </SettingsSection>
  );
}
