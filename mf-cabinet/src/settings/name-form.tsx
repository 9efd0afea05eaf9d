import { updateUser } from '@zapovednik/api/cabinet/calls/profile';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useApp } from '@zapovednik/platform/app';
import { useDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { BroughtBack, SettingsSection } from './section/settings-section';
import { useSaved } from './section/use-saved';
import styles from './settings.module.css';

const schema = z.pick(updateUser.body, { first_name: true, second_name: true, last_name: true });
const text = z.optional(z.string());
const values = z.object({ first_name: text, second_name: text, last_name: text });

/** First, second and last name (API-90). */
export function NameForm({ account }: { account: Account }) {
  const app = useApp();
  const saved = useSaved();
  const { userId, firstName, secondName, lastName } = account;
  const form = useZodForm(schema, {
    defaultValues: { first_name: firstName, second_name: secondName, last_name: lastName },
  });
  const draft = useDraft(form, { name: 'mf-cabinet/name', userId, values });
  return (
    <SettingsSection heading="Имя">
      {draft.isBack && <BroughtBack />}
      <Form
        form={form}
        label="Имя"
        onSubmit={async (entered) => {
          await app.api(updateUser, entered);
          form.reset(entered);
          draft.forget();
          await saved('Имя сохранено');
        }}
      >
        <div className={styles.fields}>
          <TextField name="last_name" label="Фамилия" autoComplete="family-name" />
          <TextField name="first_name" label="Имя" autoComplete="given-name" />
          <TextField name="second_name" label="Отчество" autoComplete="additional-name" />
        </div>
        <div>
          <Button type="submit" formMethod="post" busy={form.formState.isSubmitting}>
            Сохранить имя
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
