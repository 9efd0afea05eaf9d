import type { Email } from '../../partners/mail/mail';
import type { EmailContent, GoodsTable } from './email-content';
import { emailHtml } from './email-html';

/** An email of the shop, as HTML and as text, with the headers that end a subscription (RFC 2369, RFC 8058). */
export function createEmail(to: string, content: EmailContent): Email {
  const { subject, unsubscribeUrl } = content;
  return {
    to,
    subject,
    text: emailText(content),
    html: emailHtml(content),
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

/** The same content as plain text. */
function emailText({
  heading,
  paragraphs,
  link,
  moreLinks = [],
  facts,
  goods,
  phone,
  unsubscribeUrl,
}: EmailContent): string {
  return [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...moreLinks.map(({ label, url }) => `${label}: ${url}`),
    ...(facts?.length ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(goods ? [goodsText(goods)] : []),
    `Зоомагазин «Заповедник»${phone ? `, ${phone}` : ''}`,
    ...(unsubscribeUrl ? [`Больше не присылать таких писем: ${unsubscribeUrl}`] : []),
  ].join('\n\n');
}

const goodsText = ({ lines, totals }: GoodsTable): string =>
  [
    ...lines.map(({ name, quantity, sum }) => `${name} — ${quantity}, ${sum}`),
    ...totals.map(([label, sum]) => `${label}: ${sum}`),
  ].join('\n');
