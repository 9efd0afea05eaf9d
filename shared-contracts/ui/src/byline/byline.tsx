import type { ReactNode } from 'react';
import styles from './byline.module.css';

/**
 * The header of a review or a comment: author, stars, date; in one line if there is enough space.
 *
 * @example
 * <article aria-label="Отзыв: Анна">
 *   <Byline><p>Анна</p><Rating value={4} /><p>12 сентября 2026</p></Byline>
 * </article>
 */
export const Byline = ({ children }: { children: ReactNode }) => <header className={styles.byline}>{children}</header>;
