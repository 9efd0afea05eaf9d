import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import { showAtFields, toFormError } from '@zapovednik/ui/field';
import { useRef } from 'react';
import { orderQuery } from '../calculation/order-query';
import type { OrderChoice } from '../values/choose';
import type { OrderValues } from '../values/order-values';
import { orderSchema, type StepName, stepOf } from '../values/steps';
import type { OrderFormApi } from '../values/use-order-form';
import { endForClient } from './end-for-client';
import { orderBody } from './order-body';
import { applyOrderSaved, OrderRejected, sendOrder } from './save-order';
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
 * or rejected values are shown once, at their fields, and nothing is lost.
 */
export function usePlaceOrder({ form, open, onPlaced, choice }: PlaceOrderOptions): PlaceOrder {
  const app = useApp();
  const navigate = useNavigate();
  const payOrShow = usePayOrShow();
  /** If no answer arrived, sending the same order again is the same attempt: it creates no second order. */
  const attempt = useRef({ order: '', key: '' });

  const openFirst = (isWrong: Parameters<typeof stepOf>[0]) => {
    const step = stepOf(isWrong);
    if (step) open(step);
  };
  const hasError = (field: keyof OrderValues) => form.getFieldState(field).invalid;

  /** The calculated order for the whole choice; null: the calculation failed, and the page already shows that. */
  const calculated = async () =>
    app.query.fetchQuery({ ...orderQuery(app, await choice()), staleTime: Number.POSITIVE_INFINITY }).catch(() => null);

  async function send() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return openFirst(hasError);
    const last = await calculated();
    if (!last) return;
    const values = form.getValues();
    const checked = orderSchema(values, last).safeParse(values);
    // The server's options have changed: a chosen one no longer exists.
    if (!checked.success) return openFirst((field) => checked.error.issues.some(({ path }) => path[0] === field));
    const body = orderBody(checked.data, last);
    const text = JSON.stringify(body);
    if (attempt.current.order !== text) attempt.current = { order: text, key: crypto.randomUUID() };
    const saved = await sendOrder(app, body, attempt.current.key);
    onPlaced();
    await applyOrderSaved(app, saved, last);
    if (last.employee) return endForClient(app, saved, navigate);
    const payment = last.payments.find(({ id }) => id === body.paymentId);
    await payOrShow(saved.id, payment !== undefined && !payment.isCash);
  }

  function fail(error: Error) {
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
