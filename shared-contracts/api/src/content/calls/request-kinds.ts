import { withoutTags } from '@zapovednik/rules/input';
import * as z from 'zod/mini';

/** One line of a form. */
const line = (most = 120) => z.string().check(withoutTags, z.maxLength(most, `Не больше ${most} знаков`));
const needed = (message: string, most?: number) => line(most).check(z.minLength(1, message));
const choice = (choices: readonly string[], message: string) =>
  z.string().check(z.refine((text) => choices.includes(text), message));

/** The label of a request's field, and its rules. */
interface Detail {
  readonly label: string;
  readonly rule: z.ZodMiniType<string, string>;
  readonly hint?: string;
  /** The allowed values of the field. */
  readonly choices?: readonly string[];
}

const oneOf = (label: string, choices: readonly string[], message: string): Detail => ({
  label,
  choices,
  rule: choice(choices, message),
});

/** The fields of each kind of request besides name, phone, e-mail and text, in the order of the form. */
const details = {
  feedback: {
    topic: oneOf(
      'О чём обращение',
      ['Заказ и доставка', 'Магазин и продавцы', 'Качество товара', 'Сайт', 'Благодарность', 'Предложение'],
      'Выберите тему',
    ),
    order: { label: 'Номер заказа', rule: line(20), hint: 'Если вопрос о нём' },
  },
  partner: {
    organisation: { label: 'Организация или проект', rule: needed('Укажите, кого вы представляете') },
    activity: oneOf(
      'Чем занимаетесь',
      ['Ветеринарная клиника', 'Груминг или гостиница', 'Кинологи и клубы', 'Блог или сообщество', 'Приют', 'Другое'],
      'Выберите занятие',
    ),
    site: { label: 'Сайт или страница', rule: line(200) },
  },
  agent: {
    card: { label: 'Номер бонусной карты', rule: line(20), hint: 'Если она уже есть' },
    where: { label: 'Где будете рассказывать о нас', rule: needed('Расскажите в двух словах', 200) },
  },
  breeder: {
    kennel: { label: 'Питомник или приставка', rule: needed('Укажите название питомника') },
    breed: { label: 'Порода', rule: needed('Укажите породу') },
    animals: { label: 'Сколько взрослых животных', rule: line(20) },
  },
  supplier: {
    company: { label: 'Компания', rule: needed('Укажите компанию') },
    goods: { label: 'Что предлагаете', rule: needed('Расскажите о товаре в двух словах', 300) },
    site: { label: 'Сайт или прайс по ссылке', rule: line(200) },
  },
  landlord: {
    address: { label: 'Адрес помещения', rule: needed('Укажите адрес', 200) },
    area: { label: 'Площадь, м²', rule: needed('Укажите площадь', 20) },
    price: { label: 'Аренда в месяц, ₽', rule: line(40) },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Detail>>>>;

export const requestKind = z.enum(['feedback', 'partner', 'agent', 'breeder', 'supplier', 'landlord']);
export type RequestKind = z.infer<typeof requestKind>;

/** The fields of a kind with their names. */
export const detailsOf = (kind: RequestKind): readonly (readonly [name: string, detail: Detail])[] =>
  Object.entries<Detail>(details[kind]);

/** The rules of these fields, for the form and the call. */
export const detailRules = (kind: RequestKind) =>
  z.object(Object.fromEntries(detailsOf(kind).map(([name, { rule }]) => [name, rule])));
