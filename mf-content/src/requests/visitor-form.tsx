import { consentRoute } from '@zapovednik/areas/content/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { forgetDraft, storeDraft } from '@zapovednik/platform/draft';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button } from '@zapovednik/ui';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { Checkbox, Form, PhoneField, TextArea, TextField, useZodForm } from '@zapovednik/ui/field';
import { type ReactNode, useEffect, useState } from 'react';
import { Accepted } from './accepted';
import styles from './visitor-form.module.css';
import {
  draftOf,
  emptyValues,
  readTyped,
  type VisitorInput,
  type VisitorOutput,
  type VisitorSchema,
} from './visitor-values';

interface VisitorFormProps {
  /** The name of the draft, and of the form for screen readers. */
  name: string;
  label: string;
  schema: VisitorSchema;
  /** Names of the fields of this kind of request. */
  details?: readonly string[];
  /** Changes of an empty form. */
  start?: Partial<VisitorInput>;
  /** Rejects with the call's error; then the typed values stay. */
  send: (values: VisitorOutput, captcha: { captchaResponse?: string }) => Promise<{ id: number }>;
  textLabel: string;
  textHint?: string;
  hasEmail?: boolean;
  button: string;
  /** What happens next. */
  next: string;
  /** Fields between the contacts and the text. */
  children?: ReactNode;
}

/**
 * The form of a request or an application: contacts, the fields of its kind, a text and the consent. Typed values are
 * stored in the tab. They stay when the session ends; another customer who signs in gets a new form.
 */
export function VisitorForm(props: VisitorFormProps) {
  const { userId } = useAtom(sessionAtom);
  const [owner, setOwner] = useState(userId);
  if (userId !== null && userId !== owner) setOwner(userId);
  return <OwnForm key={owner ?? 'guest'} {...props} owner={owner} />;
}

interface OwnFormProps extends VisitorFormProps {
  /** Id of the customer who fills in the form; null: a guest. */
  owner: number | null;
}

function OwnForm({ owner, name, label, schema, details = [], start, send, hasEmail = true, ...rest }: OwnFormProps) {
  const app = useApp();
  const session = useAtom(sessionAtom);
  const [accepted, setAccepted] = useState<number | null>(null);
  const form = useZodForm<VisitorInput, VisitorOutput>(schema, {
    defaultValues: { ...emptyValues(session, details), ...readTyped(name, owner), ...start },
  });
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(draftOf(name), owner, values) }),
    [subscribe, name, owner],
  );

  async function submit(values: VisitorOutput): Promise<void> {
    const { id } = await send(values, await captchaResponse(app));
    reset({ ...emptyValues(session, details), ...start });
    forgetDraft(draftOf(name));
    setAccepted(id);
  }

  if (accepted !== null) return <Accepted id={accepted} next={rest.next} onAgain={() => setAccepted(null)} />;
  return (
    <Form form={form} label={label} className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField name="name" label="Ваше имя" autoComplete="name" />
        <PhoneField name="phone" label="Телефон" />
        {hasEmail && (
          <TextField name="email" label="Электронная почта" type="email" inputMode="email" autoComplete="email" />
        )}
        {rest.children}
        <TextArea name="text" label={rest.textLabel} hint={rest.textHint} rows={4} className={styles.wide} />
        <Checkbox name="acceptPersonData" className={styles.wide}>
          Согласен на{' '}
          <Link to={link(consentRoute)} target="_blank" className={styles.link}>
            обработку персональных данных
          </Link>
        </Checkbox>
      </div>
      <div>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {rest.button}
        </Button>
      </div>
    </Form>
  );
}
