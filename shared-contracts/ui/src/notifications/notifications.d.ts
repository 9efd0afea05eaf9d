import { type NotificationMessage } from './notification';
export interface NotificationsProps {
  /** The notifications, oldest first. */
  messages: readonly NotificationMessage[];
  /** Called when its time is over or the user closes it. */
  onDismiss: (id: NotificationMessage['id']) => void;
}
/**
 * Notifications over the page. The live region is always in the document, so that screen readers announce what appears in it.
 * Errors interrupt; other notifications wait for a pause in speech.
 *
 * @example <Notifications messages={messages} onDismiss={dismiss} />
 */
export declare function Notifications({ messages, onDismiss }: NotificationsProps): import('react').JSX.Element;
