import type { Order } from '@zapovednik/api/checkout/models/order';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { storeDraft } from '@zapovednik/platform/draft';
import { useZodForm, type ZodForm } from '@zapovednik/ui/field';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { orderDraft } from './draft';
import { initialValues, knownValues, type OrderValues } from './order-values';
import { orderSchema } from './steps';

/** A validated order: trimmed, the phone as eleven digits. */
export type CheckedOrder = z.output<ReturnType<typeof orderSchema>>;

export type OrderFormApi = ZodForm<OrderValues, CheckedOrder>;

/** The order's single form. Its values are the draft of this visit. */
export function useOrderForm(order: Order, draft: OrderValues | null): OrderFormApi {
  const { locationId } = useApp().city;
  const { userId } = useAtom(sessionAtom);
  const form = useZodForm<OrderValues, CheckedOrder>((values) => orderSchema(values, order), {
    defaultValues: initialValues(order, draft),
  });

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      // Another house has other coordinates.
      if (type === 'change' && (name === 'profile.street' || name === 'profile.house')) {
        form.setValue('profile.coords', '');
      }
      storeDraft(orderDraft(locationId), userId, form.getValues());
    });
    return unsubscribe;
  }, [form, locationId, userId]);

  // A sign-in during the order fills the fields with the known customer data.
  const lastKnown = useRef(JSON.stringify(knownValues(order)));
  useEffect(() => {
    const known = knownValues(order);
    const text = JSON.stringify(known);
    if (text === lastKnown.current) return;
    lastKnown.current = text;
    const { user, profile } = form.getValues();
    if (!Object.values(user).some(Boolean)) form.setValue('user', known.user);
    if (!profile.street) form.setValue('profile', known.profile);
  }, [form, order]);

  return form;
}
