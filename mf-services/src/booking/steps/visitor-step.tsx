import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { consentRoute } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Checkbox, PhoneField, TextArea, TextField } from '@zapovednik/ui/field';
import { useFormState } from 'react-hook-form';
import styles from './booking-flow.module.css';

interface VisitorStepProps {
  /** Roubles; null: the size of the pet must be chosen first. */
  price: number | null;
  /** Minutes for which the time is held. */
  heldMinutes: number | null;
}

/** The pet, and who brings it. */
export function VisitorStep({ price, heldMinutes }: VisitorStepProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      {heldMinutes !== null && (
        <p role="status" className={styles.note}>
          Держим это время за вами {heldMinutes} минут.
        </p>
      )}
      <div className={styles.fields}>
        <TextField name="petName" label="Кличка питомца" autoComplete="off" />
        <TextField name="name" label="Ваше имя" autoComplete="name" />
        <PhoneField name="phone" label="Телефон" />
        <TextField
          name="email"
          label="Электронная почта"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Пришлём подтверждение и файл для календаря"
        />
        <TextArea
          name="comment"
          label="Что важно знать"
          hint="Возраст, болезни, характер — если хотите рассказать заранее"
          className={styles.wide}
        />
        <Checkbox name="acceptPersonData" className={styles.wide}>
          Согласен на{' '}
          <Link to={link(consentRoute)} target="_blank" className={styles.link}>
            обработку персональных данных
          </Link>
        </Checkbox>
      </div>
      <p className={styles.note}>
        Перенести или отменить запись можно на сайте не позже чем за {CHANGE_HOURS} часа до начала, позже — по телефону.
      </p>
      <div className={styles.total}>
        <p className={styles.price}>{price === null ? 'Выберите размер питомца' : formatPrice(price)}</p>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Записаться
        </Button>
      </div>
    </>
  );
}
