import { Accordion } from '@zapovednik/ui/disclosure';
import { Section } from '@zapovednik/ui/layout';

export interface Question {
  /** Anchor for links: `#kak-vernut`. */
  id: string;
  question: string;
  answer: string;
}

/** Questions that can be expanded to their answers. */
export function Questions({ items, title = 'Частые вопросы' }: { items: readonly Question[]; title?: string }) {
  return (
    <Section title={title}>
      <Accordion items={items.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))} />
    </Section>
  );
}

/** The same for search engines, as a schema.org FAQPage. */
export const questionsData = (items: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
