import { type ReactNode, Suspense } from 'react';
import { Skeleton } from 'shared-contracts/ui';
import { useIsNear } from 'shared-contracts/widgets';
import { Section } from '../prose/section';
import styles from './near-form.module.css';

interface NearFormProps {
  title: string;
  /** A lazy form. */
  children: ReactNode;
}

/** A section with a form, which is loaded when the reader comes near: it knows the person, so it is not part of the cached page. */
export function NearForm({ title, children }: NearFormProps) {
  const [place, near] = useIsNear(false);
  const waiting = (
    <div aria-busy="true" className={styles.waiting}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
    </div>
  );
  return (
    <Section title={title} id="zayavka">
      <div ref={place}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
    </Section>
  );
}
