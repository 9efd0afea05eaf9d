import type { PublicSettings } from '@zapovednik/platform/settings';

const words: Readonly<Record<keyof PublicSettings, string>> = {
  chat: 'Чат Carrot quest: его служба получает адрес страницы, а после входа — имя и телефон, чтобы оператор ответил вам.',
  tracking: 'Рекомендации Mindbox: просмотренные товары, состав корзины и номер браузера.',
  counters: 'Яндекс Метрика: страницы, которые вы смотрели, и сведения об устройстве, без имени и телефона.',
  captcha: 'Проверка Google reCAPTCHA на страницах входа и обращений: сведения о браузере и действиях на странице.',
  map: 'Карта: её служба видит, какие участки карты вы смотрите, и адрес устройства в сети.',
};

const order = ['map', 'counters', 'tracking', 'chat', 'captcha'] as const;

/** A clause for each third-party service that runs in this shop's pages: without its settings none of its code is loaded. */
export const serviceClauses = (settings: PublicSettings): string[] =>
  order.filter((service) => settings[service] !== undefined).map((service) => words[service]);
