import type { ReactNode } from 'react';
import styles from './byline.module.css';

/**
 * The header of what a person has written: who, how many stars, when; in one line where it is long enough.
 *
 * @example
 * <article aria-label="Отзыв: Анна">
 *   <Byline><p>Анна</p><Rating value={4} /><p>12 сентября 2026</p></Byline>
 * </article>
 */
export const Byline = ({ children }: { children: ReactNode }) => <header className={styles.byline}>{children}</header>;
