import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { X } from '../icons';
import styles from './notifications.module.css';

/** One notification; the default text is «Возникла ошибка» (LAY-60). */
export interface NotificationMessage {
  id: string | number;
  text?: string;
  /** A second sentence: what to do now. */
  hint?: string;
  kind?: 'info' | 'success' | 'error';
  /** An action, such as «Вернуть». */
  action?: { label: string; onPress: () => void };
}

/** How long a notification is shown, in ms; one with an action stays longer. */
const stay = { plain: 5000, withAction: 10_000 };

export interface NotificationProps {
  message: NotificationMessage;
  onDismiss: (id: NotificationMessage['id']) => void;
}

/**
 * One notification. It disappears after its time, but not while the pointer or the focus is on it; Escape and the close button
 * close it.
 */
export function Notification({ message, onDismiss }: NotificationProps) {
  const { id, text = 'Возникла ошибка', hint, kind = 'error', action } = message;
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(id));
  const time = action ? stay.withAction : stay.plain;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), time);
    return () => clearTimeout(timer);
  }, [held, time]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss(id);
  };
  const act = () => {
    action?.onPress();
    onDismiss(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from its buttons; it is not interactive itself
    <div
      data-kind={kind}
      className={styles.message}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={press}
    >
      <div className={styles.text}>
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton label="Закрыть" className={styles.close} onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </div>
  );
}
