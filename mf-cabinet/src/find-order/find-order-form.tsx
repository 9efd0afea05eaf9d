import { findOrder } from '@zapovednik/api/cabinet/calls/find-order';
import { orderLink } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { useNavigate } from '@zapovednik/platform/router';
import { useZodForm } from '@zapovednik/ui/field';
import * as z from 'zod/mini';
import { CodeEntry } from '../code/code-entry';
import type { PendingCode } from '../code/pending-code';
import { type CodeRequest, useCode } from '../code/use-code';
import { PhoneNumber } from '../person/phone-number';
import { NumberForm } from './number-form';

const schema = z.object({ code: findOrder.body.shape.code });

/** A guest finds an order by its number and a code to its phone; the correct code opens the order's signed page. */
export function FindOrderForm() {
  const code = useCode('findOrder');
  const { pending, send, phone, order } = code;
  return pending ? <OrderCode code={{ ...code, pending }} /> : <NumberForm send={send} phone={phone} number={order} />;
}

function OrderCode({ code }: { code: CodeRequest & { readonly pending: PendingCode } }) {
  const app = useApp();
  const navigate = useNavigate();
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const { phone, order: number = '' } = code.pending;

  async function open(entered: { code: string }): Promise<void> {
    const { token } = await app.api(findOrder, { number, phone, ...entered });
    code.forget();
    await navigate(orderLink(token));
  }

  return (
    <CodeEntry
      form={form}
      code={code}
      channels={['sms']}
      onSubmit={open}
      action="Показать заказ"
      sent={
        <>
          Если заказ № {number} оформлен на <PhoneNumber digits={phone} />, код придёт по СМС в течение минуты. Не
          пришёл — проверьте номер заказа и телефон.
        </>
      }
    />
  );
}
