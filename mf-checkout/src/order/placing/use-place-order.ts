import { useRef, useState } from 'react';
import { orderSuccessLink } from 'shared-contracts/checkout/routes';
import { useNavigate } from 'shared-contracts/router';
import { showNotification } from 'shared-contracts/shell/commands';
import { useShop } from 'shared-contracts/shop';
import type { Decisions, StepName } from './decisions';
import type { OrderDraft } from './draft';
import type { FinishFields } from './finish-form';
import { announceOrder, orderBody, sendOrder } from './save-order';

/** Which decision a refused field belongs to. */
function stepOf(fields: readonly string[]): StepName | null {
  if (fields.some((field) => field.startsWith('user.'))) return 'contact';
  if (fields.some((field) => /^(profile\.|pickupPointId|delivery|serviceId)/.test(field))) return 'delivery';
  return fields.includes('paymentId') ? 'payment' : null;
}

type Fields = Readonly<Record<string, string>>;

interface Given {
  /** The draft as it is when the order is made. */
  latest: () => OrderDraft;
  decisions: Decisions;
  /** Roubles to pay as they are shown: an order that costs something else by now is refused. */
  price: number;
  /** Opens the decision that stands in the way. */
  open: (step: StepName) => void;
  form: FinishFields;
}

interface PlaceOrder {
  readonly place: () => Promise<void>;
  readonly saving: boolean;
  /** How often an order was tried with this decision still open. */
  readonly tried: (step: StepName) => number;
  /** What the server refused last time: in words, and by field. */
  readonly message: string | null;
  readonly refused: Fields;
  /** What was refused has been changed. */
  readonly forgive: () => void;
}

/** Makes the order once all is decided; what is missing or refused is shown at its place, and nothing is lost. */
export function usePlaceOrder({ latest, decisions, price, open, form }: Given): PlaceOrder {
  const shop = useShop();
  const navigate = useNavigate();
  const running = useRef(false);
  /** Sending the same order again, after no answer came, is the same attempt: it makes no second order. */
  const attempt = useRef({ order: '', key: '' });
  const [saving, setSaving] = useState(false);
  const [tries, setTries] = useState<readonly StepName[]>([]);
  const [refusal, setRefusal] = useState<{ message: string | null; fields: Fields }>({ message: null, fields: {} });

  async function send() {
    const body = orderBody(latest(), decisions, price);
    const order = JSON.stringify(body);
    if (attempt.current.order !== order) attempt.current = { order, key: crypto.randomUUID() };
    const saved = await sendOrder(shop, body, attempt.current.key);
    if (saved.refused === undefined) {
      announceOrder(shop, saved.orderId, saved.sum);
      await navigate(orderSuccessLink(saved.orderId));
      return;
    }
    if (saved.answered) {
      attempt.current = { order: '', key: '' };
      // What stands in the way may be another price, or less of the goods.
      void shop.query.invalidateQueries({ queryKey: ['order'] });
    }
    refuse(saved.refused, saved.fields);
  }

  function refuse(message: string, fields: Fields) {
    setRefusal({ message, fields });
    void shop.bus.run(showNotification, { kind: 'error', text: message });
    const step = stepOf(Object.keys(fields));
    if (step) open(step);
    if (fields.acceptPersonData) {
      form.setError('acceptPersonData', { type: 'server', message: fields.acceptPersonData }, { shouldFocus: !step });
    }
  }

  async function place() {
    if (running.current) return;
    if (decisions.next) {
      const { next } = decisions;
      open(next);
      setTries((before) => [...before, next]);
      return;
    }
    running.current = true;
    setSaving(true);
    setRefusal({ message: null, fields: {} });
    await send();
    running.current = false;
    setSaving(false);
  }

  return {
    place,
    saving,
    tried: (step) => tries.filter((one) => one === step).length,
    message: refusal.message,
    refused: refusal.fields,
    forgive: () => setRefusal({ message: null, fields: {} }),
  };
}
