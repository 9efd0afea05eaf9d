import type { RequestKind } from '@zapovednik/api/content/calls/request-kinds';

interface Words {
  /** The heading of the section. */
  readonly title: string;
  readonly textLabel: string;
  readonly button: string;
  /** After it was sent. */
  readonly next: string;
}

/** What the forms say. */
export const requestWords: Readonly<Record<RequestKind, Words>> = {
  feedback: {
    title: 'Напишите нам',
    textLabel: 'Что случилось',
    button: 'Отправить обращение',
    next: 'Прочитаем сегодня и ответим в течение рабочего дня.',
  },
  partner: {
    title: 'Заявка на участие',
    textLabel: 'Кто ваши клиенты',
    button: 'Отправить заявку',
    next: 'Менеджер позвонит в течение двух рабочих дней и пришлёт условия и промокод.',
  },
  agent: {
    title: 'Анкета агента',
    textLabel: 'О себе',
    button: 'Стать агентом',
    next: 'Менеджер позвонит в течение рабочего дня и назовёт код агента.',
  },
  breeder: {
    title: 'Заявка в клуб заводчиков',
    textLabel: 'Чем кормите и как часто нужны поставки',
    button: 'Отправить заявку',
    next: 'Менеджер клуба позвонит в течение двух рабочих дней.',
  },
  supplier: {
    title: 'Предложить товар',
    textLabel: 'Условия и сроки поставки',
    button: 'Отправить предложение',
    next: 'Ответим в течение двух недель, даже если товар не подойдёт.',
  },
  landlord: {
    title: 'Предложить помещение',
    textLabel: 'Что важно знать о помещении',
    button: 'Отправить предложение',
    next: 'Посмотрим место на карте и ответим в течение недели.',
  },
};
