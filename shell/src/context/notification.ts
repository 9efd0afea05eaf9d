/** One notification on the screen. The default text is «Возникла ошибка» (LAY-60). */
export interface Notification {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
  /** A second sentence: what to do now. */
  readonly hint?: string;
}
