import styles from './skip-link.module.css';

/** The first stop of the keyboard: past header and menus to the page's content. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Перейти к содержанию
    </a>
  );
}
