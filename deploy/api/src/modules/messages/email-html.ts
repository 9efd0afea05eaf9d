import { escapeHtml } from '../../base/text/escape-html';
import type { EmailContent, GoodsTable } from './email-content';

/**
 * The shop's colours (`shared-contracts/ui/src/style/tokens.css`), because mail programs do not support custom
 * properties.
 */
const PAGE = '#faf6ee';
const FOREST = '#1e5138';
const INK = '#1d2b22';
const SOFT = '#57645b';
const LINE = '#e8e0d1';

const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Arial,sans-serif';
/** Long names and addresses break instead of widening the email. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * An email as HTML that mail programs understand: tables and inline styles, no pictures, scripts, fonts or links to other files. One
 * column of at most 600 px, readable at 320 px.
 */
export const emailHtml = ({
  subject,
  heading,
  paragraphs,
  link,
  moreLinks = [],
  facts,
  goods,
  phone,
  unsubscribeUrl,
}: EmailContent): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAGE}">
<table ${TABLE} style="background:${PAGE}"><tr><td align="center" style="padding:16px 8px">
<table ${TABLE} style="max-width:600px;${FONT};font-size:16px;line-height:24px;color:${INK};text-align:left">
<tr><td style="padding:16px 24px;background:${FOREST};color:#ffffff;font-size:20px;font-weight:700;border-radius:16px 16px 0 0">Заповедник</td></tr>
<tr><td style="padding:24px;background:#ffffff;border-radius:0 0 16px 16px;${BREAK}">
${heading ? `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(heading)}</h1>` : ''}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${link ? buttonHtml(link) : ''}
${moreLinks.map(linkHtml).join('\n')}
${facts?.length ? factsHtml(facts) : ''}
${goods ? goodsHtml(goods) : ''}
</td></tr>
<tr><td style="padding:16px 24px;font-size:14px;line-height:20px;color:${SOFT}">Зоомагазин «Заповедник»${phone ? `<br>${phoneHtml(phone)}` : ''}${
  unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:${SOFT}">Больше не присылать таких писем</a>`
    : ''
}</td></tr>
</table>
</td></tr></table>
</body></html>`;

const buttonHtml = ({ url, label }: { url: string; label: string }): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:${FOREST};color:#ffffff;font-weight:700;text-decoration:none;border-radius:12px">${escapeHtml(label)}</a></p>`;

const linkHtml = ({ url, label }: { url: string; label: string }): string =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${FOREST}">${escapeHtml(label)}</a></p>`;

const factsHtml = (facts: readonly (readonly [label: string, value: string])[]): string =>
  facts
    .map(
      ([label, value]) =>
        `<p style="margin:0 0 12px"><span style="font-size:14px;line-height:20px;color:${SOFT}">${escapeHtml(label)}</span><br>${escapeHtml(value)}</p>`,
    )
    .join('\n');

function goodsHtml({ lines, totals }: GoodsTable): string {
  const cell = `padding:12px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
  const sum = 'text-align:right;white-space:nowrap;padding-left:16px';
  const rows = lines.map(
    (line) =>
      `<tr><td style="${cell};${BREAK}">${escapeHtml(line.name)}<br><span style="font-size:14px;line-height:20px;color:${SOFT}">${escapeHtml(line.quantity)}</span></td><td style="${cell};${sum}">${escapeHtml(line.sum)}</td></tr>`,
  );
  const last = totals.length - 1;
  const below = totals.map(([label, value], at) => {
    const weight = at === last ? 'font-weight:700;' : '';
    return `<tr><td style="${weight}padding:12px 0 0">${escapeHtml(label)}</td><td style="${weight}${sum};padding-top:12px">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px;border-top:1px solid ${LINE}">${[...rows, ...below].join('\n')}</table>`;
}

const phoneHtml = (phone: string): string =>
  `<a href="tel:+${phone.replace(/\D/g, '').replace(/^8/, '7')}" style="color:${SOFT};white-space:nowrap">${escapeHtml(phone)}</a>`;
