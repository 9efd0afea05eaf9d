import { useCallback } from 'react';
import type { OrderDelivery } from 'shared-contracts/api/order';
import { useShop } from 'shared-contracts/shop';
import { AddressForm } from '../delivery/address-form';
import type { AddressFields } from '../delivery/address-schema';
import { locateAddress } from '../delivery/locate-address';
import type { Decisions } from './decisions';
import styles from './doorstep.module.css';
import { Options } from './options';
import type { KeptDraft } from './use-draft';

interface DoorstepProps {
  delivery: OrderDelivery;
  decisions: Decisions;
  kept: KeptDraft;
  onDone: () => void;
  /** How often an order was tried without an address. */
  tried: number;
}

/** When a courier comes, and where to (ORD-07, ORD-17). */
export function Doorstep({ delivery, decisions, kept, onDone, tried }: DoorstepProps) {
  const shop = useShop();
  const { draft, update, note, latest } = kept;
  const { date, interval } = decisions;
  const day = delivery.DATES.find(({ DATE }) => DATE === date);

  const noteAddress = useCallback((writtenAddress: AddressFields) => note({ writtenAddress }), [note]);

  const confirm = async (written: AddressFields) => {
    update({ address: await locateAddress(shop, written), writtenAddress: written });
    onDone();
  };

  return (
    <>
      {delivery.DATES.length > 0 && (
        <Options
          label="День доставки"
          look="chips"
          value={date}
          onChange={(deliveryDate) => update({ deliveryDate })}
          items={delivery.DATES.map(({ DATE, TITLE }) => ({ value: DATE, title: TITLE }))}
        />
      )}
      {day && day.INTERVALS.length > 0 && (
        <Options
          label="Время доставки"
          look="chips"
          value={interval}
          onChange={(deliveryInterval) => update({ deliveryInterval })}
          items={day.INTERVALS.map((hours) => ({ value: hours, title: hours }))}
        />
      )}
      <label className={styles.lift}>
        <input
          type="checkbox"
          checked={draft.liftToTheFloor ?? false}
          onChange={({ target }) => update({ liftToTheFloor: target.checked })}
        />
        <span>Поднять на этаж</span>
      </label>
      <AddressForm
        label="Адрес доставки"
        initial={latest().writtenAddress ?? decisions.address ?? undefined}
        submitLabel="Продолжить"
        onSubmit={confirm}
        onDraft={noteAddress}
        tried={tried}
      />
    </>
  );
}
