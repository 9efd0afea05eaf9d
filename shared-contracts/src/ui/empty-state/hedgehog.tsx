import styles from './hedgehog.module.css';

/** The shop's hedgehog, asleep under a leaf, 160 × 120. */
export function Hedgehog() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={styles.hedgehog}>
      <ellipse className={styles.ground} cx="80" cy="106" rx="74" ry="10" />
      <path
        className={styles.grass}
        d="M14 104q-1-12-8-17 9 1 12 10 1-15 9-22-3 14 0 29zM141 104q1-13 9-18-1 9-1 18z"
      />
      <path
        className={styles.spines}
        d="M112 96L119 90L110 88L116 81L106 81L110 73L101 74L103 66L94 69L95 60L86 65L85 56L78 62L75 53L69 61L64 53L61 61L54 55L52 64L44 58L44 67L35 64L37 72L28 70L32 79L22 78L27 86L18 88L25 94L16 97L24 102Q24 106 32 106H104Z"
      />
      <path className={styles.face} d="M86 106c-5-13 0-31 15-31 13 0 16 11 25 17 4 3 10 3 11 7 1 5-3 7-8 7z" />
      <path className={styles.face} d="M88 82c-5-9 1-15 8-13 5 2 7 6 6 11z" />
      <path className={styles.ear} d="M92 79c-2-4 0-7 4-6" />
      <circle className={styles.cheek} cx="108" cy="97" r="5" />
      <path className={styles.line} d="M106 88q4 4 8 0M124 101q3 1 5-1" />
      <circle className={styles.nose} cx="137" cy="97" r="3.5" />
      <path className={styles.paw} d="M50 108q0-7 7-7t7 7zM94 108q0-7 7-7t7 7z" />
      <path className={styles.leaf} d="M36 67C37 43 57 29 86 32c-2 24-22 42-50 35z" />
      <path className={styles.line} d="M28 73C46 60 58 50 74 42" />
      <path className={styles.line} d="M126 60h10l-10 12h10M142 36h7l-7 9h7" />
    </svg>
  );
}
