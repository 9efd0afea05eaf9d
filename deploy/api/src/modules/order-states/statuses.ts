/** The statuses of an order (ORD-57): N, P, F, NT, NZ, CL, ND and KM are from the specification, A, R and D are the shop's own. */
export const statusCodes = ['N', 'P', 'A', 'R', 'D', 'F', 'CL', 'NT', 'NZ', 'ND', 'KM'] as const;
export type StatusCode = (typeof statusCodes)[number];

interface Status {
  readonly title: string;
  /** Its colour in a list. */
  readonly colour: 'orange' | 'green' | 'grey' | 'red';
  /** The order has not ended yet. */
  readonly inWork: boolean;
  /** The shopper may cancel it, unless the shop forbids it (ORD-52). */
  readonly cancellable: boolean;
  /** The payment state is not shown (ORD-55). */
  readonly hidesPayment: boolean;
}

const inWork = { colour: 'orange', inWork: true, cancellable: false, hidesPayment: false } as const;
const over = { inWork: false, cancellable: false } as const;
const failed = { ...over, colour: 'red', hidesPayment: true } as const;

export const statuses: Readonly<Record<StatusCode, Status>> = {
  N: { ...inWork, title: 'Принят', cancellable: true },
  P: { ...inWork, title: 'Оплачен', cancellable: true },
  A: { ...inWork, title: 'Собирается' },
  R: { ...inWork, title: 'Готов к выдаче', colour: 'green' },
  D: { ...inWork, title: 'В пути' },
  F: { ...over, title: 'Выполнен', colour: 'green', hidesPayment: false },
  CL: { ...failed, title: 'Отменён', colour: 'grey' },
  NT: { ...failed, title: 'Нет товара' },
  NZ: { ...failed, title: 'Не забран' },
  ND: { ...failed, title: 'Не доставлен' },
  KM: { ...failed, title: 'Возвращён', colour: 'grey' },
};

/** The statuses of orders that have not ended. */
export const inWorkCodes: readonly StatusCode[] = statusCodes.filter((code) => statuses[code].inWork);

const isStatus = (code: string): code is StatusCode => code in statuses;

/** The status of a stored code. Throws for an unknown code, because only `applyEvent` writes codes. */
export function statusOf(code: string): Status & { readonly code: StatusCode } {
  if (!isStatus(code)) throw new Error(`Unknown order status ${code}`);
  return { ...statuses[code], code };
}
