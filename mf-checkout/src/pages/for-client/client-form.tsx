import { signInForSomeoneElse } from '@zapovednik/api/cabinet/calls/employee';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { useApp } from '@zapovednik/platform/app';
import { forgetDraft } from '@zapovednik/platform/draft';
import { Button } from '@zapovednik/ui';
import { Form, TextField, useZodForm } from '@zapovednik/ui/field';
import { orderDraft } from '../../order/values/draft';
import styles from './for-client-page.module.css';

/** Finds the client by phone, e-mail or login, and signs in on their behalf (API-86, SES-32). */
export function ClientForm() {
  const { api, bus, city } = useApp();
  const form = useZodForm(signInForSomeoneElse.body);

  const begin = async ({ login }: { login: string }) => {
    await api(signInForSomeoneElse, { login });
    // The earlier draft of an order was for another person.
    forgetDraft(orderDraft(city.locationId));
    bus.emit(sessionChanged, { authorized: true });
  };

  return (
    <>
      <p>
        Найдите клиента, соберите его корзину и оформите заказ. После заказа вы выйдете из его учётной записи, а клиент
        получит ссылку на заказ.
      </p>
      <Form form={form} label="Клиент" onSubmit={begin} className={styles.form}>
        <TextField
          name="login"
          label="Телефон, почта или логин клиента"
          autoComplete="off"
          maxLength={200}
          hint="Клиент должен быть зарегистрирован. Вход действует два часа."
        />
        <div>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            Продолжить за клиента
          </Button>
        </div>
      </Form>
    </>
  );
}
