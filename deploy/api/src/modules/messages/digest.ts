import type { EmailContent } from './email-content';
import type { Letter, Sms } from './subjects';

/** The most texts in one SMS. Further texts are only counted. */
const MOST_TEXTS = 3;

/** One email instead of several to the same address: the subject and the link of each. */
export function joinLetters(letters: readonly [Letter, ...Letter[]]): Letter {
  const [first, ...others] = letters;
  if (others.length === 0) return first;
  const linkOf = ({ subject, link }: EmailContent) => link && { url: link.url, label: subject };
  return {
    to: first.to,
    customerId: first.customerId,
    content: {
      subject: `Новости одним письмом: ${letters.length}`,
      heading: 'Новости одним письмом',
      paragraphs: [
        'За последние часы новостей было много, поэтому мы собрали их здесь.',
        ...letters.flatMap(({ content }) => (content.link ? [] : content.subject)),
      ],
      moreLinks: letters.flatMap(({ content }) => linkOf(content) ?? []),
      ...(first.content.phone && { phone: first.content.phone }),
      ...(first.content.unsubscribeUrl && { unsubscribeUrl: first.content.unsubscribeUrl }),
    },
  };
}

/** One SMS instead of several, the newest text first. */
export function joinTexts(texts: readonly [Sms, ...Sms[]]): Sms {
  const [first] = texts;
  const newest = texts.toReversed();
  const more = newest.length - MOST_TEXTS;
  const said = newest.slice(0, MOST_TEXTS).map(({ text }) => text);
  return {
    phone: first.phone,
    customerId: first.customerId,
    text: [...said, ...(more > 0 ? [`И ещё новостей: ${more}.`] : [])].join('\n'),
  };
}
