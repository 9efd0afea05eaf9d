import { formatLongDate } from 'shared-contracts/dates';
import type { accountDeletion } from '../../db/schema';
import { createEmail } from '../../messages/create-email';
import { shopDay } from '../../order/days';
import type { Email } from '../../partners/mail/mail';

export type Deletion = typeof accountDeletion.$inferSelect;

const dayOf = ({ deletesAt }: Deletion) => formatLongDate(shopDay(deletesAt));

/** Of the request, and of the deletion; the key stops a second one. */
export function deletionEmail(deletion: Deletion): Email {
  const { customerId, askedAt, deletedAt, email, origin } = deletion;
  const content = deletedAt
    ? createEmail(email, {
        subject: 'Аккаунт в «Заповеднике» удалён',
        paragraphs: [
          'Мы удалили ваш аккаунт и всё, что о вас хранили: имя, телефон, почту, адреса, питомцев, избранное и бонусы.',
          'Заказы остались в учёте магазина без ваших данных: этого требует закон.',
        ],
      })
    : createEmail(email, {
        subject: 'Вы попросили удалить аккаунт',
        paragraphs: [
          `Мы удалим ваш аккаунт в «Заповеднике» ${dayOf(deletion)}. До этого дня всё остаётся на месте.`,
          'Передумали или это были не вы? Войдите и нажмите «Оставить аккаунт».',
        ],
        link: { url: `${origin}/cabinet/settings/`, label: 'Открыть настройки' },
      });
  return { ...content, key: `account-${customerId}-${askedAt.getTime()}-${deletedAt ? 'deleted' : 'asked'}` };
}

/** For a customer without a confirmed address. */
export const deletionSms = (deletion: Deletion): string =>
  deletion.deletedAt
    ? 'Ваш аккаунт в «Заповеднике» удалён.'
    : `Аккаунт в «Заповеднике» удалим ${dayOf(deletion)}. Оставить: раздел «Настройки».`;
