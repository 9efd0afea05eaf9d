import { logout } from '@zapovednik/api/shell/calls/user';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { forgetDraft } from '@zapovednik/platform/draft';
import { useMutation } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { Button, LinkButton } from '@zapovednik/ui';
import { orderDraft } from '../../order/values/draft';
import { phoneLine } from '../../placed-order/phone-line';
import styles from './for-client-page.module.css';

/** The client for whom the employee orders now, with links to continue or to end this (SES-35). */
export function ForThisClient({ name, phone }: { name: string; phone: string }) {
  const app = useApp();
  const { mutate: end, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => app.api(logout, {}),
    onSuccess() {
      forgetDraft(orderDraft(app.city.locationId));
      app.bus.emit(sessionChanged, { authorized: false });
    },
    onError: (error) =>
      reportAndNotify(
        app,
        error,
        { area: 'mf-checkout', phase: 'command', name: 'for-client/sign-out' },
        'Не удалось выйти. Попробуйте ещё раз.',
      ),
  });
  return (
    <>
      <p>
        Вы вошли за клиента:{' '}
        <strong>{[name, phone && phoneLine(phone)].filter(Boolean).join(', ') || 'без имени'}</strong>. Корзина, адреса
        и бонусы — его. Изменить его данные вы не можете.
      </p>
      <div className={styles.ways}>
        <LinkButton variant="primary" to={link(catalogRoute)}>
          Собрать корзину
        </LinkButton>
        <LinkButton to={link(cartRoute)}>Перейти в корзину</LinkButton>
        <Button variant="quiet" busy={isPending} onClick={() => end()}>
          Закончить без заказа
        </Button>
      </div>
    </>
  );
}
