import { logout } from '@zapovednik/api/shell/calls/user';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import type { AppContext } from '@zapovednik/platform/app';
import { reportAndNotify } from '@zapovednik/platform/app';
import type { useNavigate } from '@zapovednik/platform/router';
import { forClient } from '../../placed-order/for-client-state';
import type { SavedOrder } from './save-order';

/**
 * Ends the employee's session after the order (ORD-40, SES-35), and shows the order by its signed link, because it no
 * longer belongs to this session. The page changes before the data is read again, so that no data of the order's page
 * is requested without a user.
 */
export async function endForClient(
  app: AppContext,
  { redirectUrl }: SavedOrder,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  try {
    await app.api(logout, {});
  } catch (error) {
    const source = { area: 'mf-checkout', phase: 'command', name: 'order/sign-out' } as const;
    await reportAndNotify(
      app,
      error,
      source,
      'Заказ оформлен, но выйти не удалось. Выйдите из учётной записи клиента.',
    );
    return navigate(redirectUrl, { state: forClient });
  }
  await navigate(redirectUrl, { state: forClient });
  app.bus.emit(sessionChanged, { authorized: false });
}
