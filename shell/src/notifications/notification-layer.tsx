import { useStore } from 'shared-contracts/stores';
import { Notifications } from 'shared-contracts/ui';
import { useShell } from '../app/shell-provider';

/** The notifications over every page. */
export function NotificationLayer() {
  const { notifications } = useShell();
  const messages = useStore(notifications);
  return (
    <Notifications
      messages={messages}
      onDismiss={(id) => notifications.set(notifications.get().filter((message) => message.id !== id))}
    />
  );
}
