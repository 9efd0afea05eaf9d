/** The shop's hedgehog asleep under a leaf, 160 × 120. */
export declare const Hedgehog: () => import('react').JSX.Element;
