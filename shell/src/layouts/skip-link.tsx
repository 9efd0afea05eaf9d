import styles from './skip-link.module.css';

/** The first Tab stop: skips header and menus and leads to the page's content. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Перейти к содержанию
    </a>
  );
}
