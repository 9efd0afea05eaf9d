import { askForDeletion } from '@zapovednik/api/cabinet/calls/deletion';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { plural } from '@zapovednik/rules/format';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import { accountQuery } from '../account/account-query';
import { devicesQuery } from '../account/devices-query';
import styles from '../settings.module.css';
import { DeletionByCode } from './deletion-by-code';
import { DeletionByPassword } from './deletion-by-password';
import type { DeletionProof } from './deletion-proof';

interface DeletionDialogProps {
  account: Account;
  onClose: () => void;
}

/** Shows what will be lost, and asks for the password or a code. Afterwards the page shows the date of the deletion. */
export function DeletionDialog({ account, onClose }: DeletionDialogProps) {
  const app = useApp();
  const client = useQueryClient();
  const { hasPassword, phone } = account;
  const [isByCode, setByCode] = useState(!hasPassword);

  /** Throws the server's error, for the form. */
  const ask = async (proof: DeletionProof) => {
    client.setQueryData(accountQuery(app).queryKey, await app.api(askForDeletion, proof));
    // Other devices are signed out.
    void client.invalidateQueries({ queryKey: devicesQuery(app).queryKey });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title="Удалить аккаунт?">
      <div className={styles.proof}>
        <div>
          <p>Через 30 дней пропадут:</p>
          <ul className={styles.lost}>
            {lossesOf(account).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
        <p className={styles.text}>
          Заказы останутся в учёте магазина без ваших данных. На других устройствах мы выйдем из аккаунта сразу.
        </p>
        {account.ordersInWork > 0 && (
          <p className={styles.waiting}>
            У вас {account.ordersInWork} {plural(account.ordersInWork, ['заказ', 'заказа', 'заказов'])} в работе.
            Аккаунт удалим не раньше, чем {account.ordersInWork === 1 ? 'он завершится' : 'они завершатся'}.
          </p>
        )}
        {isByCode ? (
          <DeletionByCode phone={phone} onAsk={ask} onClose={onClose} />
        ) : (
          <DeletionByPassword onAsk={ask} onClose={onClose} />
        )}
        {hasPassword && phone && (
          <button type="button" className={styles.link} onClick={() => setByCode(!isByCode)}>
            {isByCode ? 'Подтвердить паролем' : 'Подтвердить кодом из СМС'}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** What the customer loses, each with its number. */
function lossesOf({ bonuses, autoOrders }: Account): string[] {
  return [
    ...(bonuses > 0 ? [`${bonuses} ${plural(bonuses, ['бонус', 'бонуса', 'бонусов'])}`] : []),
    ...(autoOrders > 0 ? [`${autoOrders} ${plural(autoOrders, ['автозаказ', 'автозаказа', 'автозаказов'])}`] : []),
    'Адреса, питомцы, избранное и подписки',
    'История заказов в личном кабинете',
  ];
}
