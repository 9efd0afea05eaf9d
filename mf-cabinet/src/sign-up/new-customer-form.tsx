import { Button } from '@zapovednik/ui';
import { Form, useZodForm } from '@zapovednik/ui/field';
import { PhoneNumber } from '../person/phone-number';
import type { ConfirmedPhone } from '../session/session';
import { Step } from '../step/step';
import { customerDetails, noDetails } from './customer-details';
import { Consent, CustomerFields } from './customer-fields';
import { RegisteredPhone } from './taken-phone';
import { useRegistration } from './use-registration';

interface NewCustomerFormProps {
  /** The phone's code was correct, but no customer has this phone. */
  proved: ConfirmedPhone;
  onDone: () => void;
  onBack: () => void;
}

/** Registration with the same code, after a sign-in with a phone that no customer has. */
export function NewCustomerForm({ proved, onDone, onBack }: NewCustomerFormProps) {
  const form = useZodForm(customerDetails, { defaultValues: noDetails });
  const { taken, register } = useRegistration(onDone);
  if (taken) return <RegisteredPhone proved={taken} onDone={onDone} onBack={onBack} />;
  return (
    <Step
      heading="Этот номер у нас впервые"
      text={
        <p>
          Осталось назвать имя, и <PhoneNumber digits={proved.phone} /> зарегистрирован. Код вводить снова не нужно.
        </p>
      }
    >
      <Form form={form} label="Регистрация" onSubmit={(details) => register(proved, details)}>
        <CustomerFields />
        <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
          Зарегистрироваться
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Указать другой номер
        </Button>
        <Consent />
      </Form>
    </Step>
  );
}
