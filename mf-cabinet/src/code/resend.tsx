import { useState } from 'react';
import { Button, VisuallyHidden } from 'shared-contracts/ui';
import styles from './code.module.css';
import type { Channel } from './pending-code';
import type { CodeOnItsWay } from './use-code';
import { useSecondsUntil } from './use-seconds-until';

const ways: Record<Channel, string> = { sms: 'по SMS', telegram: 'в Telegram' };

/** `65` → `1:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendProps extends Pick<CodeOnItsWay, 'send'> {
  pending: NonNullable<CodeOnItsWay['pending']>;
  /** The ways that a code may go. */
  channels: readonly Channel[];
  /** Another one is under way. */
  onSent: () => void;
}

/** Another code: by the same way when the countdown is over, by another at once. Screen readers hear the end, not each second. */
export function Resend({ pending, channels, send, onSent }: ResendProps) {
  const { phone, channel, resendAt, expiresAt } = pending;
  const [told, setTold] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState<Channel | null>(null);
  const seconds = useSecondsUntil(resendAt);
  const isOld = useSecondsUntil(expiresAt) === 0;
  const others = channels.filter((other) => other !== channel);

  const ask = async (way: Channel) => {
    setBusy(way);
    setTold('');
    setRefused('');
    const refusal = await send(phone, way);
    setBusy(null);
    if (refusal) return setRefused(refusal.message ?? Object.values(refusal.fields ?? {})[0] ?? 'Возникла ошибка');
    setTold(`Новый код отправлен ${ways[way]}`);
    onSent();
  };

  return (
    <div className={styles.resend}>
      {isOld && <p role="alert">Код больше не действует. Запросите новый.</p>}
      {seconds > 0 ? (
        <p className={styles.countdown}>
          Новый код можно запросить через <span className={styles.clock}>{clock(seconds)}</span>
        </p>
      ) : (
        <Button wide busy={busy === channel} onClick={() => void ask(channel)}>
          Отправить код ещё раз
        </Button>
      )}
      {others.map((other) => (
        <Button key={other} variant="quiet" wide busy={busy === other} onClick={() => void ask(other)}>
          Получить код {ways[other]}
        </Button>
      ))}
      {refused && <p role="alert">{refused}</p>}
      <VisuallyHidden role="status">{seconds === 0 ? 'Можно запросить новый код' : told}</VisuallyHidden>
    </div>
  );
}
