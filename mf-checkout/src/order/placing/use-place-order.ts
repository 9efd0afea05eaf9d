import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import { showAtFields, toFormError } from '@zapovednik/ui/field';
import { keepPress } from '@zapovednik/ui/status';
import { useRef } from 'react';
import { orderQuery } from '../calculation/order-query';
import type { OrderChoice } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import { orderSchema, type StepName, stepOf } from '../values/steps';
import type { OrderFormApi } from '../values/use-order-form';
import { endForClient } from './end-for-client';
import { orderBody } from './order-body';
import { applyOrderSaved, FAILED, ORDER_PLACE, OrderRejected, sendOrder } from './save-order';
import { usePayOrShow } from './use-pay-or-show';

interface PlaceOrderOptions {
  form: OrderFormApi;
  /** Opens the step with an error. */
  open: (step: StepName) => void;
  /** Called when the order is made, before the next page. */
  onPlaced: () => void;
  /** Completes the choice from which the total is calculated. */
  choice: () => Promise<OrderChoice> | OrderChoice;
}

interface PlaceOrder {
  readonly place: () => void;
  readonly saving: boolean;
}

const mutationKey = ['order-save'];

/**
 * Saves the order when all steps are complete, with its calculated total; it waits for a running calculation. Missing
 * or rejected values are shown once, at their fields, and nothing is lost. A press without a network is kept; when it is sent again, it
 * sends what the form has then.
 */
export function usePlaceOrder({ form, open, onPlaced, choice }: PlaceOrderOptions): PlaceOrder {
  const app = useApp();
  const navigate = useNavigate();
  const payOrShow = usePayOrShow();
  /** If no answer arrived, sending the same order again is the same attempt: it creates no second order. */
  const attempt = useRef({ order: '', key: '' });

  /** The error that was shown while its press was kept. */
  const told = useRef<Error>(null);

  const openFirst = (isWrong: Parameters<typeof stepOf>[0]) => {
    const step = stepOf(isWrong);
    if (step) open(step);
  };
  const stop = (isWrong: Parameters<typeof stepOf>[0]) => {
    openFirst(isWrong);
    return null;
  };
  const hasError = (field: keyof OrderValues) => form.getFieldState(field).invalid;

  /** The calculated order for the whole choice; null: the calculation failed, and the page already shows that. */
  const calculated = async () =>
    app.query.fetchQuery({ ...orderQuery(app, await choice()), staleTime: Number.POSITIVE_INFINITY }).catch(() => null);

  /** Saves what the form has now; null: something in it is missing or wrong, and is shown. */
  async function save() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return stop(hasError);
    const last = await calculated();
    if (!last) return null;
    const values = form.getValues();
    const checked = orderSchema(values, last).safeParse(values);
    // The server's options have changed: a chosen one no longer exists.
    if (!checked.success) return stop((field) => checked.error.issues.some(({ path }) => path[0] === field));
    const body = orderBody(checked.data, last);
    const text = JSON.stringify(body);
    if (attempt.current.order !== text) attempt.current = { order: text, key: crypto.randomUUID() };
    return { saved: await sendOrder(app, body, attempt.current.key), last, body };
  }

  async function send() {
    const made = await keepPress(ORDER_PLACE, save, tellLost);
    if (!made) return;
    const { saved, last, body } = made;
    onPlaced();
    await applyOrderSaved(app, saved, last);
    if (last.employee) return endForClient(app, saved, navigate);
    const payment = last.payments.find(({ id }) => id === body.paymentId);
    await payOrShow(saved.id, payment !== undefined && !payment.isCash);
  }

  function tellLost(error: Error) {
    told.current = error;
    void app.bus.run(showNotification, { kind: 'error', text: FAILED });
  }

  function fail(error: Error) {
    if (error === told.current) return;
    if (error instanceof OrderRejected) {
      attempt.current = { order: '', key: '' };
      // The reason may be a new price or less stock: the order is read again.
      void app.query.invalidateQueries({ queryKey: ['mf-checkout', 'order'] });
    }
    const text = showAtFields(form, toFormError(error));
    if (text) void app.bus.run(showNotification, { kind: 'error', text });
    openFirst(hasError);
  }

  const { mutate, isPending } = useMutation({ mutationKey, mutationFn: send, onError: fail, networkMode: 'always' });
  return {
    // A second click may come before the first one has rendered.
    place: () => {
      if (app.query.isMutating({ mutationKey }) === 0) mutate();
    },
    saving: isPending,
  };
}
