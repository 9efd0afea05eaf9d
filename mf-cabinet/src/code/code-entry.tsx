import { type ReactNode, useEffect, useRef } from 'react';
import { CODE_LENGTH } from 'shared-contracts/cabinet/calls/person';
import { Button } from 'shared-contracts/ui';
import { CodeField, Form, type ZodForm } from 'shared-contracts/ui/field';
import { PhoneNumber } from '../person/phone-number';
import styles from './code.module.css';
import { type Channel, wayOf } from './pending-code';
import { Resend } from './resend';
import type { CodeOnItsWay } from './use-code';

type Values = { code: string };

interface CodeEntryProps<Input extends Values, Output> {
  /** Of `useZodForm`, with a field `code`. */
  form: ZodForm<Input, Output>;
  code: CodeOnItsWay & { readonly pending: NonNullable<CodeOnItsWay['pending']> };
  /** The ways that another code may go. */
  channels?: readonly Channel[];
  onSubmit: (values: Output) => Promise<void>;
  /** What the button does with the right code. */
  action: string;
  /** All six digits are there; without it the form is sent. */
  onComplete?: () => void;
  /** Fields after the code. */
  children?: ReactNode;
}

const both = ['sms', 'telegram'] as const;

/**
 * The code that went to a phone (SES-08, SES-09, SES-19): takes the focus, sends itself when its six digits are there, tells what
 * is wrong at its place, asks for another one, and goes back to another phone.
 */
export function CodeEntry<Input extends Values, Output>(props: CodeEntryProps<Input, Output>) {
  const { form, code, channels = both, onSubmit, action, onComplete, children } = props;
  const { phone, channel } = code.pending;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  /** Another code is under way: what was entered gives way to it. */
  const begin = () => {
    form.clearErrors();
    input.current?.focus();
    input.current?.select();
  };

  return (
    <div className={styles.entry}>
      <div className={styles.sent}>
        <p>
          Отправили код {wayOf[channel]} на <PhoneNumber digits={phone} />
        </p>
        <button type="button" onClick={code.forget}>
          Изменить номер
        </button>
      </div>
      <Form form={form} label="Подтверждение номера" onSubmit={onSubmit}>
        <CodeField
          name="code"
          label={channel === 'sms' ? 'Код из SMS' : 'Код из Telegram'}
          hint="Шесть цифр. Никому их не сообщайте."
          length={CODE_LENGTH}
          inputRef={input}
          {...(onComplete && { onComplete })}
        />
        {children}
        <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
          {action}
        </Button>
      </Form>
      <Resend pending={code.pending} channels={channels} send={code.send} onSent={begin} />
    </div>
  );
}
