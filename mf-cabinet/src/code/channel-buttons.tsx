import { Button } from '@zapovednik/ui';
import { MessageCircle, Send } from '@zapovednik/ui/icons';
import styles from './code.module.css';
import type { PhoneChannel } from './pending-code';

interface ChannelButtonsProps {
  /** Called just before the form is submitted. */
  onChoose: (channel: PhoneChannel) => void;
  /** The channel of the pending request. */
  busy: PhoneChannel | null;
}

/** Submits the surrounding form to request a code by SMS or Telegram; Enter in a field means SMS. */
export function ChannelButtons({ onChoose, busy }: ChannelButtonsProps) {
  const choose = (channel: PhoneChannel) => {
    if (!busy) onChoose(channel);
  };
  // If it is clicked before the script has loaded, the phone must not appear in the URL.
  return (
    <div className={styles.channels}>
      <Button
        type="submit"
        variant="primary"
        wide
        formMethod="post"
        icon={<MessageCircle />}
        busy={busy === 'sms'}
        onClick={() => choose('sms')}
      >
        Получить код по СМС
      </Button>
      <Button
        type="submit"
        wide
        formMethod="post"
        icon={<Send />}
        busy={busy === 'telegram'}
        onClick={() => choose('telegram')}
      >
        Получить код в Telegram
      </Button>
    </div>
  );
}
