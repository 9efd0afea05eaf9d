import { formatDay } from '@zapovednik/rules/dates';
import { shopDay } from '../../../base/time/days';
import type { accountDeletion } from '../../../db/schema';
import type { EmailContent } from '../../messages/api';

export type Deletion = typeof accountDeletion.$inferSelect;

const dayOf = ({ deletesAt, askedAt }: Deletion) => formatDay(shopDay(deletesAt), shopDay(askedAt));

/** The message's key at the service, which sends it only once. */
export const deletionKey = ({ customerId, askedAt, deletedAt }: Deletion): string =>
  `account-${customerId}-${Math.floor(askedAt.getTime() / 1000)}-${deletedAt ? 'deleted' : 'asked'}`;

/** For the request, and for the deletion. */
export function deletionEmail(deletion: Deletion): EmailContent {
  const { deletedAt, origin } = deletion;
  return deletedAt
    ? {
        subject: 'Аккаунт в «Заповеднике» удалён',
        paragraphs: [
          'Мы удалили ваш аккаунт и всё, что о вас хранили: имя, телефон, почту, адреса, питомцев, избранное и бонусы.',
          'Заказы остались в учёте магазина без ваших данных: этого требует закон.',
        ],
      }
    : {
        subject: 'Вы попросили удалить аккаунт',
        paragraphs: [
          `Мы удалим ваш аккаунт в «Заповеднике» ${dayOf(deletion)}. До этого дня всё остаётся на месте.`,
          'Передумали или это были не вы? Войдите и нажмите «Оставить аккаунт».',
        ],
        link: { url: `${origin}/cabinet/settings/`, label: 'Открыть настройки' },
      };
}

/** For a customer without a confirmed address. */
export const deletionSms = (deletion: Deletion): string =>
  deletion.deletedAt
    ? 'Ваш аккаунт в «Заповеднике» удалён.'
    : `Аккаунт в «Заповеднике» удалим ${dayOf(deletion)}. Оставить: раздел «Настройки».`;
