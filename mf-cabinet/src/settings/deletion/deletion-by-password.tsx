import { Button } from '@zapovednik/ui';
import { Form, PasswordField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import styles from '../settings.module.css';
import type { DeletionProof } from './deletion-proof';

const schema = z.object({ password: z.string().check(z.minLength(1, 'Укажите пароль'), z.maxLength(200)) });

interface DeletionByPasswordProps {
  onAsk: (proof: DeletionProof) => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion by the password. */
export function DeletionByPassword({ onAsk, onClose }: DeletionByPasswordProps) {
  const form = useZodForm(schema, { defaultValues: { password: '' }, mode: 'onSubmit' });
  useEffect(() => form.setFocus('password'), [form]);
  return (
    <Form form={form} label="Подтверждение паролем" onSubmit={onAsk}>
      <PasswordField name="password" label="Ваш пароль" autoComplete="current-password" />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          Удалить аккаунт
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </Form>
  );
}
