import type { ArticleComment } from '@zapovednik/api/content/models/discussion';
import { useApp } from '@zapovednik/platform/app';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { Byline } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './discussion.module.css';

const ReportDialog = lazy(() => import(/* webpackChunkName: "lazy-comment-report" */ './report-dialog'));

interface CommentItemProps {
  comment: ArticleComment;
  onDelete: () => void;
}

/** One comment: its author can delete it with a second click, others can report it. */
export function CommentItem({ comment: { id, name, text, date, isOwn }, onDelete }: CommentItemProps) {
  const { today } = useApp().city;
  const [asked, setAsked] = useState(false);
  const [reporting, setReporting] = useState(false);
  return (
    <article aria-label={isOwn ? 'Ваш комментарий' : `Комментарий: ${name}`} className={styles.comment}>
      <Byline>
        <p className={styles.author}>{isOwn ? `${name} (вы)` : name}</p>
        <time dateTime={isoDate(date)} className={styles.date}>
          {formatDay(date, today)}
        </time>
      </Byline>
      <p className={styles.words}>{text}</p>
      <footer className={styles.foot}>
        {!isOwn && (
          <button type="button" className={styles.quiet} onClick={() => setReporting(true)}>
            Пожаловаться
          </button>
        )}
        {isOwn && !asked && (
          <button type="button" className={styles.quiet} onClick={() => setAsked(true)}>
            Удалить
          </button>
        )}
        {isOwn && asked && (
          <>
            <span>Удалить комментарий?</span>
            {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
            <button type="button" autoFocus className={styles.quiet} onClick={() => setAsked(false)}>
              Оставить
            </button>
            <button type="button" className={styles.danger} onClick={onDelete}>
              Да, удалить
            </button>
          </>
        )}
      </footer>
      {reporting && (
        <Suspense>
          <ReportDialog commentId={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </article>
  );
}
