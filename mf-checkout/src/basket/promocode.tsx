import { Button, IconButton } from '@zapovednik/ui';
import { BadgePercent, X } from '@zapovednik/ui/icons';
import { type FormEvent, useId, useState } from 'react';
import { useBasketChange } from './basket-write';
import { promocodeRefusal } from './messages';
import styles from './promocode.module.css';

interface PromocodeProps {
  /** The applied code. */
  applied: string | null;
  /** Called after the price of the basket has changed. */
  onChange?: () => void;
}

/** The promotion code: entered, applied, or rejected at its field (CRT-24); other failures are notifications. */
export function Promocode({ applied, onChange }: PromocodeProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const { change, error, isPending, reset } = useBasketChange();
  const refused = promocodeRefusal(error);

  const send = (promocode: string, isApplied: boolean) =>
    change(
      { kind: 'promocode', promocode, isApplied },
      {
        onSuccess() {
          setCode('');
          onChange?.();
        },
      },
    );

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const promocode = code.trim();
    if (promocode && !isPending) send(promocode, true);
  };

  if (applied) {
    return (
      <p className={styles.applied}>
        <BadgePercent />
        <span>
          Промокод <strong>{applied}</strong>
        </span>
        <IconButton label="Убрать промокод" disabled={isPending} onClick={() => send(applied, false)}>
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
            reset();
          }}
        />
        <Button type="submit" busy={isPending}>
          Применить
        </Button>
      </div>
      {refused && (
        <p id={`${id}-error`} className={styles.error}>
          Ошибка применения промокода. {refused}
        </p>
      )}
    </form>
  );
}
