import { whenNear } from '@zapovednik/areas/widgets';
import { Skeleton } from '@zapovednik/ui';
import styles from './discussion-section.module.css';

const Comments = whenNear({
  area: 'mf-content',
  name: 'discussion',
  load: () => import(/* webpackChunkName: "lazy-discussion" */ './discussion'),
  waiting: (
    <div aria-busy="true" className={styles.waiting}>
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton />
    </div>
  ),
});

/**
 * The likes and comments of an article (CON-04 to CON-06). They are personal, so they are read in the browser, when the
 * reader scrolls near them.
 */
export const Discussion = ({ articleId }: { articleId: number }) => (
  <section id="comments" aria-label="Обсуждение" data-screen="" className={styles.section}>
    <Comments articleId={articleId} />
  </section>
);
