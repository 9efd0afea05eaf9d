import { type FormEvent, useId, useState } from 'react';
import { applyPromocode, type BasketState, clearPromocode } from 'shared-contracts/api/basket';
import { ApiError } from 'shared-contracts/client';
import { useShop } from 'shared-contracts/shop';
import { Button, IconButton } from 'shared-contracts/ui';
import { BadgePercent, X } from 'shared-contracts/ui/icons';
import { changeBasket } from './change-basket';
import styles from './promocode.module.css';

interface PromocodeProps {
  /** The code in force. */
  applied: string | null;
  /** After the basket has another price. */
  onChange?: () => void;
}

/** The promotion code: entered, in force, or refused (CRT-24). */
export function Promocode({ applied, onChange }: PromocodeProps) {
  const shop = useShop();
  const id = useId();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  const change = async (send: () => Promise<BasketState>) => {
    setBusy(true);
    setRefused('');
    try {
      await changeBasket(shop, 'promocode', send);
      setCode('');
      onChange?.();
    } catch (error) {
      setRefused((error instanceof ApiError && error.failure?.fields?.promocode) || 'Ошибка применения промокода.');
    }
    setBusy(false);
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const promocode = code.trim();
    if (promocode && !busy) void change(() => shop.api(applyPromocode, { promocode }));
  };

  if (applied) {
    return (
      <p className={styles.applied}>
        <BadgePercent />
        <span>
          Промокод <strong>{applied}</strong>
        </span>
        <IconButton
          label="Убрать промокод"
          disabled={busy}
          onClick={() => change(() => shop.api(clearPromocode, { promocode: applied }))}
        >
          <X />
        </IconButton>
      </p>
    );
  }
  return (
    <form onSubmit={apply} className={styles.form}>
      <label htmlFor={id}>Промокод</label>
      <div className={styles.line}>
        <input
          id={id}
          value={code}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setRefused('');
          }}
        />
        <Button type="submit" busy={busy}>
          Применить
        </Button>
      </div>
      {refused && (
        <p id={`${id}-error`} className={styles.error}>
          {refused}
        </p>
      )}
    </form>
  );
}
