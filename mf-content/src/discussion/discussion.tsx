import { plural } from '@zapovednik/rules/format';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Heart } from '@zapovednik/ui/icons';
import { CommentItem } from './comment-item';
import styles from './discussion.module.css';
import section from './discussion-section.module.css';
import { useDiscussion } from './use-discussion';
import { WriteComment } from './write-comment';

/** «Нравится», the comments, and the form for a comment. */
export default function Discussion({ articleId }: { articleId: number }) {
  const discussion = useDiscussion(articleId);
  const { data, isError, isFetching, refetch, showMore } = discussion;
  if (isError && !data) {
    return <ErrorFallback title="Комментарии не загрузились" onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) {
    return (
      <div aria-busy="true" className={section.waiting}>
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton />
      </div>
    );
  }
  const { likes, isLiked, count, comments } = data;
  const people = plural(likes, ['человеку', 'людям', 'людям']);
  return (
    <>
      <div className={styles.like}>
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={`Нравится, отметок: ${likes}`}
          className={styles.heart}
          onClick={() => discussion.like(!isLiked)}
        >
          <Heart /> {likes}
        </button>
        <p>{likes > 0 ? `Нравится ${likes} ${people}` : 'Статья пригодилась? Отметьте её.'}</p>
      </div>
      <h2 className={styles.heading}>Комментарии{count > 0 && <span className={styles.count}> {count}</span>}</h2>
      <WriteComment discussion={discussion} />
      {comments.length > 0 ? (
        <ul aria-label="Комментарии" className={styles.comments}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} onDelete={() => discussion.remove(comment)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Пока никто не написал. Расскажите, как это было у вас.</p>
      )}
      {showMore && (
        <Button busy={isFetching} onClick={showMore} className={styles.more}>
          Показать ещё
        </Button>
      )}
    </>
  );
}
