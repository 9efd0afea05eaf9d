import { changePassword } from '@zapovednik/api/cabinet/calls/profile';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Form, PasswordField, useZodForm } from '@zapovednik/ui/field';
import { useEffect } from 'react';
import { announceSignIn } from '../../session/session';
import { useSaved } from '../section/use-saved';
import styles from '../settings.module.css';

/** Replaces the password. This device stays signed in; all others are signed out. */
export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const saved = useSaved();
  const form = useZodForm(changePassword.body, { defaultValues: { old_password: '', password: '' } });
  useEffect(() => form.setFocus('old_password'), [form]);
  return (
    <Form
      form={form}
      label="Смена пароля"
      onSubmit={async (entered) => {
        announceSignIn(app, await app.api(changePassword, entered));
        onClose();
        await saved('Пароль изменён');
      }}
    >
      <PasswordField name="old_password" label="Нынешний пароль" autoComplete="current-password" />
      <PasswordField name="password" label="Новый пароль" hint="От 8 знаков" autoComplete="new-password" />
      <div className={styles.buttons}>
        <Button type="submit" formMethod="post" busy={form.formState.isSubmitting}>
          Сохранить пароль
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </Form>
  );
}
