import { eq } from 'drizzle-orm';
import { subscription } from '../../../db/schema';
import { type EmailContent, messagesAbout } from '../../messages/api';
import { unsubscribeUrl } from '../../people/api';
import { type CameIn, findCameIn, sameLetter, waitOn } from './back-in-stock';

/** To a subscriber of a product (PRD-40). */
const backInStockEmail = ({ subscription: { email, origin }, name, code }: CameIn, linkKey: string): EmailContent => ({
  subject: `Снова в наличии: ${name}`,
  paragraphs: [
    `${name} — снова в наличии. Вы просили сообщить об этом.`,
    'Это единственное письмо: подписка на товар закончилась.',
  ],
  link: { url: `${origin}/product/${code}/`, label: 'Перейти к товару' },
  unsubscribeUrl: unsubscribeUrl(origin, email, linkKey),
});

/** Emails to people who wait for goods. The email ends their subscription. */
export const subscriptionMessages = messagesAbout({
  kind: 'subscription',
  isLimited: true,
  async email({ subjectId }, { db, linkKey }) {
    const found = await findCameIn(db, subjectId);
    if (!found) {
      await waitOn(db, subjectId);
      return null;
    }
    const { email: to, customerId } = found.subscription;
    return { to, customerId, content: backInStockEmail(found, linkKey) };
  },
  async told({ subjectId }, { db }) {
    const [row] = await db.select().from(subscription).where(eq(subscription.id, subjectId));
    if (row) await db.delete(subscription).where(sameLetter(row));
  },
});
