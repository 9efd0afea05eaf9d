import styles from './required-note.module.css';

/** Says what the star means, and puts it at the labels of the required fields beside it. */
export const RequiredNote = () => <p className={styles.note}>Поля со звёздочкой обязательны</p>;
