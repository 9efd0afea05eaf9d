import { CHANGE_HOURS } from '@zapovednik/api/services/calls/booking';
import { consentRoute } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Checkbox, PhoneField, TextArea, TextField } from '@zapovednik/ui/field';
import styles from './booking-flow.module.css';

/** The pet, and who brings it. */
export function VisitorStep() {
  return (
    <>
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
    </>
  );
}
