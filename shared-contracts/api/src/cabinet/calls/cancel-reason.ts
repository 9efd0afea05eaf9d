/** Why a customer cancels an order. */
export const cancelReasons = ['not_needed', 'mistake', 'too_long', 'too_expensive', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The texts of the reasons. */
export const cancelReasonNames: Readonly<Record<CancelReason, string>> = {
  not_needed: 'Больше не нужен',
  mistake: 'Ошибка в заказе, оформлю заново',
  too_long: 'Долго ждать',
  too_expensive: 'Нашлось дешевле',
  other: 'Другая причина',
};
