import * as z from 'zod/mini';

/** The services that can be made to fail, by the first segment of their sandbox's path. */
export const SERVICES = {
  smsc: 'SMS (smsc.ru)',
  telegram: 'коды в Telegram',
  unisender: 'письма (Unisender)',
  suggestions: 'подсказки адресов (DaData)',
  geocoder: 'геокодер (Яндекс)',
  map: 'карта (сервер карт)',
  captcha: 'капча (reCAPTCHA)',
  sberbank: 'Сбербанк',
  yookassa: 'ЮKassa',
  raiffeisen: 'СБП (Райффайзен)',
  mindbox: 'Mindbox',
  metrika: 'счётчики (Метрика)',
  carrotquest: 'Carrot quest',
} as const;
export type ServiceName = keyof typeof SERVICES;
export const isService = (name: string): name is ServiceName => Object.hasOwn(SERVICES, name);

/** The modes of a service. */
export const MODES = { ok: 'работает', slow: 'медлит', failing: 'отвечает ошибкой', silent: 'молчит' } as const;

/** The mode of a service. */
export const trouble = z.strictObject({
  /** `ok` ends the trouble of this scope. `failing` answers 500, `silent` never answers. */
  mode: z.enum(['ok', 'slow', 'failing', 'silent']),
  /** The delay of `slow`, in milliseconds. */
  delay: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 3_000),
  /**
   * Only requests that contain this text: a phone, an e-mail address, a street, an order number. Empty: every request.
   */
  scope: z._default(z.string().check(z.maxLength(200)), ''),
});
export type Trouble = z.infer<typeof trouble>;

/** Maximum number of stored troubles; the oldest is dropped. */
const KEPT = 200;

export interface ServiceTrouble extends Trouble {
  readonly service: ServiceName;
}

/** The services with configured failures, newest first. */
export class Troubles {
  #all: readonly ServiceTrouble[] = [];

  get all(): readonly ServiceTrouble[] {
    return this.#all;
  }

  /** Each service and scope has at most one. */
  set(service: ServiceName, wanted: Trouble): void {
    const others = this.#all.filter((one) => one.service !== service || one.scope !== wanted.scope);
    this.#all = (wanted.mode === 'ok' ? others : [{ service, ...wanted }, ...others]).slice(0, KEPT);
  }

  clear(): void {
    this.#all = [];
  }

  /** The configured failure for the text of a request. One with a scope has priority over one without. */
  find(service: ServiceName, said: string): ServiceTrouble | undefined {
    const own = this.#all.filter((one) => one.service === service);
    const text = said.toLowerCase();
    return (
      own.find(({ scope }) => scope !== '' && text.includes(scope.toLowerCase())) ??
      own.find(({ scope }) => scope === '')
    );
  }
}
