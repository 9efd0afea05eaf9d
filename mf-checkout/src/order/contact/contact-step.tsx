import { Button } from '@zapovednik/ui';
import { PhoneField, TextField } from '@zapovednik/ui/field';
import { useFormState } from 'react-hook-form';
import { RequiredFields } from '../../required-fields/required-fields';
import { StepForm } from '../step/step-form';
import type { OrderValues } from '../values/order-values';
import styles from './contact-step.module.css';
import { SignInOffer } from './sign-in-offer';

/** The recipient of the order (ORD-23). */
export function ContactStep({ onDone }: { onDone: () => void }) {
  const { errors } = useFormState<OrderValues>({ name: 'user' });
  return (
    <StepForm label="Получатель" step="contact" onConfirm={onDone}>
      <RequiredFields className={styles.fields}>
        <TextField name="user.fullName" label="Имя и фамилия" autoComplete="name" required className={styles.wide} />
        <PhoneField name="user.phone" label="Телефон" required />
        <TextField
          name="user.email"
          label="Электронная почта"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Пришлём чек и номер заказа"
        />
      </RequiredFields>
      <div className={styles.actions}>
        <Button type="submit">Продолжить</Button>
        <SignInOffer isAsked={errors.user?.phone?.type === 'server'} />
      </div>
    </StepForm>
  );
}
