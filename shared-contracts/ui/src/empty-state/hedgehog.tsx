import styles from './hedgehog.module.css';

/** The shop's hedgehog asleep under a leaf, 160 × 120. */
export const Hedgehog = () => <div className={styles.hedgehog} />;
