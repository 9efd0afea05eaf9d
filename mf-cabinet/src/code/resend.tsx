import { useMutation } from '@zapovednik/platform/query';
import { Button, VisuallyHidden } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { useEffect, useState } from 'react';
import styles from './code.module.css';
import { type Channel, channelText } from './pending-code';
import type { CodeRequest } from './use-code';
import { useSecondsUntil } from './use-seconds-until';

/** `65` → `1:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendProps extends Pick<CodeRequest, 'send'> {
  pending: NonNullable<CodeRequest['pending']>;
  /** The channels by which a code can be sent. */
  channels: readonly Channel[];
  /** Another code is being requested. */
  onSent: () => void;
}

/**
 * Requests another code: by the same channel after the countdown, by another channel at once. Screen readers announce the start and
 * the end of the countdown, not each second.
 */
export function Resend({ pending, channels, send, onSent }: ResendProps) {
  const { phone, channel, resendAt, expiresAt } = pending;
  const [announcement, setAnnouncement] = useState('');
  const seconds = useSecondsUntil(resendAt);
  const isExpired = useSecondsUntil(expiresAt) === 0;
  // A live region announces changes, not its first content.
  useEffect(() => setAnnouncement(`Код отправлен ${channelText[channel]}`), [channel]);
  const others = channels.filter((other) => other !== channel);

  const { mutate, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: Channel) => send(phone, wanted),
    onMutate: () => setAnnouncement(''),
    onSuccess(_, sent) {
      setAnnouncement(`Новый код отправлен ${channelText[sent]}`);
      onSent();
    },
  });
  const isBusy = (other: Channel) => isPending && variables === other;

  return (
    <div className={styles.resend}>
      {isExpired && <p role="alert">Код больше не действует. Запросите новый.</p>}
      {seconds > 0 ? (
        <p className={styles.countdown}>
          Новый код можно запросить через <span className={styles.clock}>{clock(seconds)}</span>
        </p>
      ) : (
        <Button wide busy={isBusy(channel)} onClick={() => mutate(channel)}>
          Отправить код ещё раз
        </Button>
      )}
      {others.map((other) => (
        <Button key={other} variant="quiet" wide busy={isBusy(other)} onClick={() => mutate(other)}>
          Получить код {channelText[other]}
        </Button>
      ))}
      {error && <p role="alert">{toFormMessage(error)}</p>}
      <VisuallyHidden role="status">{seconds === 0 ? 'Можно запросить новый код' : announcement}</VisuallyHidden>
    </div>
  );
}
