import { Notification, type NotificationMessage } from './notification';
import styles from './notifications.module.css';

export interface NotificationsProps {
  /** What there is to say, oldest first. */
  messages: readonly NotificationMessage[];
  /** Called when its time is over or a person closes it. */
  onDismiss: (id: NotificationMessage['id']) => void;
}

/**
 * Short messages over the page. The region is always in the document, so that screen readers hear what appears in it;
 * failures interrupt, everything else waits for a pause in speech.
 *
 * @example <Notifications messages={messages} onDismiss={dismiss} />
 */
export function Notifications({ messages, onDismiss }: NotificationsProps) {
  return (
    <section aria-label="Уведомления" className={styles.region}>
      {(['status', 'alert'] as const).map((role) => (
        <div
          key={role}
          role={role}
          // Said though the role implies it: a modal dialog hides from screen readers all that does not say so.
          aria-live={role === 'alert' ? 'assertive' : 'polite'}
          aria-atomic="false"
          aria-relevant="additions"
        >
          {messages
            .filter(({ kind = 'error' }) => (kind === 'error') === (role === 'alert'))
            .map((message) => (
              <Notification key={message.id} message={message} onDismiss={onDismiss} />
            ))}
        </div>
      ))}
    </section>
  );
}
