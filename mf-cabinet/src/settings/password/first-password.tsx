import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { useCode } from '../../code/use-code';
import { PhoneNumber } from '../../person/phone-number';
import { NewPasswordByCode } from '../../recovery/new-password-by-code';
import { useSaved } from '../section/use-saved';
import styles from '../settings.module.css';

interface FirstPasswordProps {
  /** The customer's own phone. */
  phone: string;
  onClose: () => void;
}

/** Sets a password if there is none, by a code to the customer's own phone (API-81, API-83). */
export function FirstPassword({ phone, onClose }: FirstPasswordProps) {
  const code = useCode('recovery');
  const saved = useSaved();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => code.send(phone, 'sms'),
  });
  const close = () => {
    code.forget();
    onClose();
  };
  const done = () => {
    close();
    void saved('Пароль сохранён');
  };
  if (code.pending) {
    return (
      <NewPasswordByCode
        code={{ ...code, pending: code.pending, forget: close }}
        action="Сохранить пароль"
        back="Отмена"
        onDone={done}
        onUnknownPhone={close}
      />
    );
  }
  return (
    <div className={styles.proof}>
      <p>
        Пришлём код на <PhoneNumber digits={phone} />.
      </p>
      {error && <p role="alert">{toFormMessage(error)}</p>}
      <div className={styles.buttons}>
        <Button busy={isPending} onClick={() => mutate()}>
          Получить код по СМС
        </Button>
        <Button variant="quiet" onClick={close}>
          Отмена
        </Button>
      </div>
    </div>
  );
}
