import { Button } from '@zapovednik/ui';
import { CircleCheck } from '@zapovednik/ui/icons';
import { useEffect, useRef } from 'react';
import styles from './visitor-form.module.css';

interface AcceptedProps {
  id: number;
  /** What happens next. */
  next: string;
  onAgain: () => void;
}

/** Shown in place of a form after it was sent: the number of the request. */
export function Accepted({ id, next, onAgain }: AcceptedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.accepted}>
      <h3 ref={heading} tabIndex={-1}>
        <CircleCheck /> Заявка № {id} принята
      </h3>
      <p role="status">{next}</p>
      <div>
        <Button onClick={onAgain}>Отправить ещё одну</Button>
      </div>
    </div>
  );
}
