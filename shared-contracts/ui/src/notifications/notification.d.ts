/** One notification; without a text it reads «Возникла ошибка» (LAY-60). */
export interface NotificationMessage {
  id: string | number;
  text?: string;
  kind?: 'info' | 'success' | 'error';
  /** An action, such as «Вернуть». */
  action?: {
    label: string;
    onPress: () => void;
  };
}
export interface NotificationProps {
  message: NotificationMessage;
  onDismiss: (id: NotificationMessage['id']) => void;
}
/**
 * One notification. It disappears after its time, but not while the pointer or the focus is on it; Escape and the close button
 * close it.
 */
export declare function Notification({ message, onDismiss }: NotificationProps): import('react').JSX.Element;
