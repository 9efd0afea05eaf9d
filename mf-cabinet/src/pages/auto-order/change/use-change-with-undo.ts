import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { nameOfInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp, useAtom } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { formatDay } from '@zapovednik/rules/dates';
import { useState } from 'react';
import { type AutoOrderChange, useAutoOrderChange } from '../../../auto-order/use-auto-order-change';
import { keepUnsent } from './unsent-change';

/** The last change as text, and the change that undoes it; null: it cannot be undone. */
export interface Outcome {
  readonly text: string;
  readonly undo: AutoOrderChange | null;
}

/**
 * The changes of an auto-order with their results.
 *
 * @returns `change` rejects with the failure, for a dialog that shows it; `press` and `undo` show it as a notification
 */
export function useChangeWithUndo(autoOrder: OwnAutoOrder) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutateAsync, isPending } = useAutoOrderChange(autoOrder.id);

  async function change(wanted: AutoOrderChange): Promise<void> {
    const changed = await mutateAsync(wanted).catch((error: unknown) => {
      // The page is about to be left for the sign-in.
      if (error instanceof ApiError && error.status === 401) keepUnsent(userId, autoOrder.id, wanted);
      throw error;
    });
    setOutcome(outcomeOf(wanted, autoOrder, changed, app.city.today));
  }

  async function notify(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      const text = error instanceof ApiError ? error.failure?.message : undefined;
      await reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: 'auto-order' }, text);
    }
  }

  const press = (wanted: AutoOrderChange) => void notify(() => change(wanted));
  const undo = () => {
    const back = outcome?.undo;
    if (!back) return;
    void notify(async () => {
      await mutateAsync(back);
      setOutcome({ text: 'Вернули как было.', undo: null });
    });
  };
  return { change, press, isPending, outcome, undo };
}

const goodsOf = ({ goods }: OwnAutoOrder) => goods.map(({ productId, quantity }) => ({ productId, quantity }));

const choiceOf = ({ interval: { variant, interval } }: OwnAutoOrder) => ({
  mode: variant,
  ...(variant === 'custom' && { days: interval }),
});

/** The result of a change, from the auto-order before and after it. */
function outcomeOf(
  { kind }: AutoOrderChange,
  before: OwnAutoOrder,
  after: OwnAutoOrder,
  today: string | undefined,
): Outcome {
  const next = `Следующая доставка — ${formatDay(after.nextDate, today)}.`;
  const back: AutoOrderChange = { kind: 'move', date: before.nextDate };
  switch (kind) {
    case 'pause':
      return {
        text: 'Автозаказ на паузе: новых заказов не будет, пока вы его не возобновите.',
        undo: { kind: 'resume' },
      };
    case 'resume':
      return { text: `Автозаказ снова работает. ${next}`, undo: { kind: 'pause' } };
    case 'skip':
      return { text: `Заказ на ${formatDay(before.nextDate, today)} пропущен. ${next}`, undo: back };
    case 'move':
      return { text: `Доставка перенесена. ${next}`, undo: back };
    case 'goods':
      return {
        text: 'Товары изменены. Уже созданные заказы остались прежними.',
        undo: { kind, goods: goodsOf(before) },
      };
    case 'place':
      return {
        text: `Заказы приедут по новому адресу: ${after.deliveryPlace.replace(/\.$/, '')}.`,
        undo: { kind, place: before.changed.place },
      };
    case 'payment':
      return {
        text: `Способ оплаты изменён: ${after.paymentName.toLowerCase()}.`,
        undo: { kind, paymentId: before.changed.paymentId },
      };
    case 'recipient':
      return {
        text: `Заказы получит ${after.recipient}.`,
        undo: { kind, recipient: before.changed.recipient },
      };
    case 'interval':
      if (before.state === 'ended') return { text: `Автозаказ снова работает. ${next}`, undo: null };
      return {
        text: `Теперь заказ повторяется так: ${nameOfInterval(after.interval).toLowerCase()}. ${next}`,
        undo: { kind, interval: choiceOf(before) },
      };
    case 'cancel':
      return {
        text: 'Автозаказ отменён. Уже созданные заказы остались.',
        undo: { kind: 'interval', interval: choiceOf(before) },
      };
  }
}
