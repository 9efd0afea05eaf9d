import { cancelChanges } from '@zapovednik/api/cabinet/calls/contact-change';
import type { Account } from '@zapovednik/api/cabinet/models/account';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { cacheAnswer, useMutation, useQueryClient } from '@zapovednik/platform/query';
import { formatMoment } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { formatPhone } from '../person/format-phone';
import { accountQuery } from './account/account-query';
import { devicesQuery } from './account/devices-query';
import styles from './settings.module.css';

type Change = Account['waitingChanges'][number];

const inWords = ({ contact, value }: Change) => {
  if (contact === 'phone') return `Телефон сменится на ${formatPhone(value)}`;
  return value ? `Почта сменится на ${value}` : 'Почту удалим';
};

/** Shows which contacts will change and when, and a button to cancel that (API-90). */
export function WaitingChangesNotice({ changes }: { changes: Account['waitingChanges'] }) {
  const app = useApp();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => app.api(cancelChanges, {}),
    onError: (error) =>
      reportAndNotify(
        app,
        error,
        { area: 'mf-cabinet', phase: 'command', name: 'waiting-change' },
        'Не получилось. Попробуйте ещё раз.',
      ),
    async onSuccess(account) {
      cacheAnswer(client, accountQuery(app), account);
      void client.invalidateQueries({ queryKey: devicesQuery(app).queryKey });
      await app.bus.run(showNotification, { kind: 'success', text: 'Смена отменена. На других устройствах мы вышли' });
    },
  });
  return (
    <section role="status" className={styles.notice}>
      {changes.map((change) => (
        <div key={change.contact}>
          <h2>{inWords(change)}</h2>
          <p>
            {formatMoment(change.takesEffect, app.city.today)} по Екатеринбургу, осталось {change.hoursLeft}{' '}
            {plural(change.hoursLeft, ['час', 'часа', 'часов'])}. Если это не вы, отмените смену и смените пароль.
          </p>
        </div>
      ))}
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        Отменить смену
      </Button>
    </section>
  );
}
