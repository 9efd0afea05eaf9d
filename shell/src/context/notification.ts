/** One notification on the screen; without a text it reads «Возникла ошибка» (LAY-60). */
export interface Notification {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
}
