import { CODE_LENGTH } from '@zapovednik/api/cabinet/calls/person';
import { Button } from '@zapovednik/ui';
import { CodeField, Form, type ZodForm } from '@zapovednik/ui/field';
import { type ReactNode, useEffect, useRef } from 'react';
import { PhoneNumber } from '../person/phone-number';
import styles from './code.module.css';
import { type Channel, channelText } from './pending-code';
import { Resend } from './resend';
import type { CodeRequest } from './use-code';

type Values = { code: string };

interface CodeEntryProps<Input extends Values, Output> {
  /** The result of `useZodForm`, with a field `code`. */
  form: ZodForm<Input, Output>;
  code: CodeRequest & { readonly pending: NonNullable<CodeRequest['pending']> };
  /** The channels by which another code can be sent. */
  channels?: readonly Channel[];
  onSubmit: (values: Output) => Promise<void>;
  /** The message after the code was sent, if it is not simply a code to the phone. */
  sent?: ReactNode;
  /** The label of the button that sends the code. */
  action: string;
  /** Called when all six digits are entered; without it the form is submitted. */
  onComplete?: () => void;
  /** The label of the button back; default: to correct the phone. */
  back?: string;
  /** Fields that follow the code. */
  children?: ReactNode;
}

const both = ['sms', 'telegram'] as const;
const labels: Record<Channel, string> = { sms: 'Код из СМС', telegram: 'Код из Telegram', email: 'Код из письма' };

/**
 * The entry of a code that was sent to a phone (SES-08, SES-09, SES-19). It takes the focus, submits itself after six digits, shows
 * the error at its field, requests another code, and goes back to correct the phone.
 */
export function CodeEntry<Input extends Values, Output>(props: CodeEntryProps<Input, Output>) {
  const { form, code, channels = both, onSubmit, sent, action, onComplete, back = 'Изменить номер', children } = props;
  const { phone, channel } = code.pending;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  /** Another code is requested: the entered one is cleared. */
  const reset = () => {
    form.clearErrors();
    input.current?.focus();
    input.current?.select();
  };

  return (
    <div className={styles.entry}>
      <div className={styles.sent}>
        <p>
          {sent ?? (
            <>
              Отправили код {channelText[channel]} на <PhoneNumber digits={phone} />
            </>
          )}
        </p>
        <button type="button" onClick={code.forget}>
          {back}
        </button>
      </div>
      <Form form={form} label="Подтверждение номера" onSubmit={onSubmit}>
        <CodeField
          name="code"
          label={labels[channel]}
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
      <Resend pending={code.pending} channels={channels} send={code.send} onSent={reset} />
    </div>
  );
}
