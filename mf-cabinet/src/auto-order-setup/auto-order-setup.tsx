import type { AutoOrderMode } from '@zapovednik/api/cabinet/models/auto-order-mode';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { cabinetAutoOrderLink } from '@zapovednik/areas/cabinet/routes';
import type { autoOrderSetup } from '@zapovednik/areas/cabinet/widgets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp, useAtom, useCommand } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Button, ErrorFallback, LinkButton, Skeleton } from '@zapovednik/ui';
import { RefreshCw } from '@zapovednik/ui/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { autoOrderModeQuery } from '../auto-order/auto-order-queries';
import styles from './auto-order-setup.module.css';
import { useRepeatMode } from './use-repeat-mode';

/** The dialog is loaded when it opens. */
const RepeatDialog = lazy(async () => {
  const { RepeatDialog: Dialog } = await import(/* webpackChunkName: "lazy-auto-order" */ './repeat-dialog');
  return { default: Dialog };
});

/** «Повторять заказ»: for the next order of this session, or for an order that is made (API-102, API-103). */
export function Component({ orderId }: PropsOf<typeof autoOrderSetup>) {
  const app = useApp();
  const { status, onBehalf } = useAtom(sessionAtom);
  const isKnown = status === 'authorized' && onBehalf !== true;
  const { data, isError, isFetching, refetch } = useQuery({
    ...autoOrderModeQuery(app, orderId),
    enabled: isKnown && app.city.isRc,
  });
  if (!app.city.isRc || onBehalf) return null;
  if (status === 'anonymous') return orderId === undefined ? <SignInFirst /> : null;
  if (isError && !data) {
    return <ErrorFallback title="Повтор заказа не загрузился" onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton shape="block" className={styles.waiting} />;
  // If an order cannot be repeated, nothing is shown.
  if (!data.isAvailable && data.interval === null) return null;
  return <RepeatMode mode={data} orderId={orderId} />;
}

function SignInFirst() {
  const { run, isPending } = useCommand(openSignIn);
  return (
    <section aria-label="Повторять заказ" data-screen="" className={styles.setup}>
      <RefreshCw />
      <div>
        <p className={styles.title}>Повторять заказ</p>
        <p className={styles.hint}>Войдите, чтобы заказ повторялся сам.</p>
      </div>
      <Button busy={isPending} onClick={() => run({})}>
        Войти
      </Button>
    </section>
  );
}

function RepeatMode({ mode: { interval }, orderId }: { mode: AutoOrderMode; orderId: number | undefined }) {
  const { choose, end, isPending } = useRepeatMode(orderId);
  const [isAsking, setAsking] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const shown = useRef(interval);
  // The clicked button is gone: the focus moves to the new text.
  useEffect(() => {
    if (shown.current !== interval && document.activeElement === document.body) said.current?.focus();
    shown.current = interval;
  }, [interval]);
  return (
    <section aria-label="Повторять заказ" data-screen="" className={styles.setup}>
      <RefreshCw />
      <div>
        <p className={styles.title}>Повторять заказ</p>
        <p className={styles.hint} role="status" ref={said} tabIndex={-1}>
          {interval
            ? `${nameOfInterval(interval)}. Перед каждым заказом напишем письмо, отменить можно в любой момент.`
            : 'Не повторяется. Можно включить, и он будет приезжать сам.'}
        </p>
      </div>
      <div className={styles.actions}>
        {interval && orderId !== undefined ? (
          <LinkButton to={cabinetAutoOrderLink(orderId)}>Открыть автозаказ</LinkButton>
        ) : (
          <Button onClick={() => setAsking(true)}>{interval ? 'Изменить' : 'Повторять'}</Button>
        )}
        {interval && orderId === undefined && (
          <Button variant="quiet" busy={isPending} onClick={end}>
            Не повторять
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <RepeatDialog current={interval} onChoose={choose} fallbackFocus={said} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </section>
  );
}
