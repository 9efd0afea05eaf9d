import { cancelDeletion } from '@zapovednik/api/cabinet/calls/deletion';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { cacheAnswer, useMutation, useQueryClient } from '@zapovednik/platform/query';
import { formatDay } from '@zapovednik/rules/dates';
import { Button } from '@zapovednik/ui';
import { accountQuery } from '../account/account-query';
import styles from '../settings.module.css';

/** Shows when the account is deleted, and a button to cancel that. */
export function DeletionNotice({ deletesOn }: { deletesOn: string }) {
  const app = useApp();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => app.api(cancelDeletion, {}),
    onError: (error) =>
      reportAndNotify(
        app,
        error,
        { area: 'mf-cabinet', phase: 'command', name: 'deletion' },
        'Не получилось. Попробуйте ещё раз.',
      ),
    async onSuccess(account) {
      cacheAnswer(client, accountQuery(app), account);
      await app.bus.run(showNotification, { kind: 'success', text: 'Аккаунт остаётся: всё на месте' });
    },
  });
  return (
    <section role="status" className={styles.notice}>
      <div>
        <h2>Аккаунт удалим {formatDay(deletesOn, app.city.today)}</h2>
        <p>До этого дня всё на месте. Автозаказы не оформляются.</p>
      </div>
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        Оставить аккаунт
      </Button>
    </section>
  );
}
