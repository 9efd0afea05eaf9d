import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Form, useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { PhoneNumber } from '../person/phone-number';
import { type ConfirmedPhone, signInByCode } from '../session/session';
import { Step } from '../step/step';

interface TakenPhoneProps {
  proved: ConfirmedPhone;
  onDone: () => void;
  /** The user wants another phone, or another code. */
  onBack: () => void;
}

/** The phone already has an account: the entered code can be used to sign in instead. */
export function RegisteredPhone({ proved, onDone, onBack }: TakenPhoneProps) {
  const app = useApp();
  const form = useZodForm(z.object({}));
  return (
    <Step
      heading="Вы уже с нами"
      text={
        <p>
          Номер <PhoneNumber digits={proved.phone} /> зарегистрирован раньше. Войдите с тем же кодом: вводить его снова
          не нужно.
        </p>
      }
    >
      <Form form={form} label="Вход с тем же кодом" onSubmit={() => signInByCode(app, proved).then(onDone)}>
        <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
          Войти
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Указать другой номер
        </Button>
      </Form>
    </Step>
  );
}
