import { Notification, type NotificationMessage } from './notification';
import styles from './notifications.module.css';

export interface NotificationsProps {
  /** The notifications, oldest first. */
  messages: readonly NotificationMessage[];
  /** Called when its time is over or when the user closes it. */
  onDismiss: (id: NotificationMessage['id']) => void;
}

/**
 * Notifications over the page. The live region is always in the document, so that screen readers announce new content.
 * Errors interrupt; other notifications wait for a pause in speech.
 *
 * @example A success, an information with an action, an error
 * const [messages, setMessages] = useState<readonly NotificationMessage[]>([]);
 * const show = () =>
 *   setMessages([
 *     { id: 1, kind: 'success', text: 'Товар добавлен в корзину' },
 *     { id: 2, kind: 'info', text: 'Адрес удалён', action: { label: 'Вернуть', onPress: () => {} } },
 *     { id: 3 },
 *   ]);
 * <>
 *   <Button onClick={show}>Показать сообщения</Button>
 *   <Notifications messages={messages} onDismiss={(id) => setMessages((all) => all.filter((one) => one.id !== id))} />
 * </>
 */
export function Notifications({ messages, onDismiss }: NotificationsProps) {
  return (
    <section aria-label="Уведомления" className={styles.region}>
      {(['status', 'alert'] as const).map((role) => (
        <div
          key={role}
          role={role}
          // Set although the role implies it: a modal dialog hides elements without `aria-live` from screen readers.
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
