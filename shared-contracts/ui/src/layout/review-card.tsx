import { Byline, Rating } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import styles from './review-card.module.css';

interface ReviewCardProps {
  /** The name of the article, e.g. «Отзыв: Анна». */
  label: string;
  author: string;
  /** Stars from 1 to 5. */
  score: number;
  /** The date, and what stands beside it. */
  date: ReactNode;
  text: string;
  /** The answer of the shop, with its date if that is known. */
  reply?: { readonly text: string; readonly date?: ReactNode } | null;
  /** More lines below the author: the pet. */
  about?: ReactNode;
  /** What follows the text: pictures, pros and cons. */
  children?: ReactNode;
  /** What follows the answer: votes. */
  foot?: ReactNode;
}

/**
 * One review: author, stars, date, text and the shop's answer (PRD-54, CON-10).
 *
 * @example
 * <ReviewCard label="Отзыв: Анна" author="Анна" score={5} date="12 сентября" text="Кот доволен." />
 * @example With an answer
 * <ReviewCard
 *   label="Отзыв: Пётр" author="Пётр" score={2} date="Пермь, 3 сентября" text="Везли три дня."
 *   reply={{ text: 'Простите, мы вернули вам доставку.', date: '4 сентября' }}
 * />
 */
export const ReviewCard = ({ label, author, score, date, text, reply, about, children, foot }: ReviewCardProps) => (
  // A list that grows moves the focus to its first new review.
  <article aria-label={label} tabIndex={-1} className={styles.review}>
    <Byline>
      <p className={styles.author}>{author}</p>
      <Rating value={score} />
      <p className={styles.soft}>{date}</p>
    </Byline>
    {about && <p className={styles.soft}>{about}</p>}
    <p className={styles.text}>{text}</p>
    {children}
    {reply && (
      <div className={styles.reply}>
        <p className={styles.from}>
          Ответ «Заповедника» {reply.date && <span className={styles.soft}>{reply.date}</span>}
        </p>
        <p className={styles.text}>{reply.text}</p>
      </div>
    )}
    {foot}
  </article>
);
