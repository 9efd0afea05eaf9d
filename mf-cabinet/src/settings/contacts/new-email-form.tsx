import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useApp } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { email } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { storePendingCode } from '../../code/pending-code';
import { BroughtBack } from '../section/settings-section';
import { useSaved } from '../section/use-saved';
import styles from '../settings.module.css';
import { ProofFields } from './proof-fields';
import { noProof, proofShape, useProof } from './use-proof';

const schema = z.object({ email, ...proofShape });

/** What the form holds. */
export const emailValues = z.object({ email: z.string() });

interface NewEmailFormProps {
  account: Account;
  onClose: () => void;
}

/**
 * Asks for the new address and for a proof by the owner; an email is sent to the address. A confirmed address is used
 * until the new one is confirmed.
 */
export function NewEmailForm({ account, onClose }: NewEmailFormProps) {
  const app = useApp();
  const saved = useSaved();
  const proof = useProof(account);
  const form = useZodForm(schema, { defaultValues: { email: '', ...noProof } });
  const draft = useDraft(form, { name: 'mf-cabinet/email', userId: account.userId, values: emailValues });
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <Form
      form={form}
      label="Новая почта"
      onSubmit={async (entered) => {
        const user = await app.api(updateUser, { email: entered.email, ...proof.input(entered) });
        storePendingCode('proof', null);
        onClose();
        const isKnown = user.isEmailConfirmed && user.email.toLowerCase() === entered.email.toLowerCase();
        await saved(isKnown ? 'Эта почта уже подтверждена' : 'Отправили письмо со ссылкой');
      }}
    >
      {draft.isBack && <BroughtBack />}
      <TextField
        name="email"
        label="Новая почта"
        hint="Пришлём письмо со ссылкой, чтобы подтвердить адрес"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <ProofFields proof={proof} phone={account.phone} />
      <div className={styles.buttons}>
        <Button type="submit" formMethod="post" busy={form.formState.isSubmitting}>
          Получить письмо
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </Form>
  );
}
