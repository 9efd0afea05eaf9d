import { useStore } from '@zapovednik/platform/stores';
import { Notifications } from '@zapovednik/ui';
import { useShell } from '../context/shell-provider';

/**
 * The notifications over every page. Notifications from before hydration appear after it, because the server renders
 * none.
 */
export function NotificationLayer() {
  const { notifications } = useShell();
  const messages = useStore(notifications, { ssr: 'initial' });
  return (
    <Notifications
      messages={messages}
      onDismiss={(id) => notifications.set(notifications.get().filter((message) => message.id !== id))}
    />
  );
}
