import { Button } from 'shared-contracts/ui';
import { MessageCircle, Send } from 'shared-contracts/ui/icons';
import styles from './code.module.css';
import type { Channel } from './pending-code';

interface ChannelButtonsProps {
  /** Just before the form is sent. */
  onChoose: (channel: Channel) => void;
  /** The way that is being asked for. */
  busy: Channel | null;
}

/** Sends the form around them for a code, by SMS or by Telegram; Enter in a field means SMS. */
export function ChannelButtons({ onChoose, busy }: ChannelButtonsProps) {
  const choose = (channel: Channel) => {
    if (!busy) onChoose(channel);
  };
  // Pressed before the script is there, the phone must not land in an address.
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
        Получить код по SMS
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
