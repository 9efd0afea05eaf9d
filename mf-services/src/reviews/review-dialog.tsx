import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom, useCommand } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import { visitedQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import styles from './review-dialog.module.css';
import { ReviewForm } from './review-form';

interface ReviewDialogProps {
  kind: ServiceDefinition;
  specialistId: number | undefined;
  onClose: () => void;
}

/** The dialog for a review, only for customers who visited a specialist. */
export default function ReviewDialog({ onClose, ...about }: ReviewDialogProps) {
  const [message, setMessage] = useState('');
  return (
    <Dialog open onClose={onClose} title="Отзыв о визите">
      <div className={styles.content}>
        {message ? <p role="status">{message}</p> : <ReviewContent {...about} onWritten={setMessage} />}
      </div>
    </Dialog>
  );
}

interface ReviewContentProps extends Omit<ReviewDialogProps, 'onClose'> {
  onWritten: (message: string) => void;
}

function ReviewContent({ kind, specialistId, onWritten }: ReviewContentProps) {
  const app = useApp();
  const { status, userId, onBehalf } = useAtom(sessionAtom);
  const { run: signIn, isPending: isSigningIn } = useCommand(openSignIn);
  const query = visitedQuery(app, kind, userId);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: status === 'authorized' });

  if (status === 'anonymous') {
    return (
      <>
        <p>Войдите, чтобы оставить отзыв: его пишут те, кто был на приёме.</p>
        <Button variant="primary" busy={isSigningIn} onClick={() => signIn({})}>
          Войти
        </Button>
      </>
    );
  }
  if (onBehalf) return <p>Отзыв пишет только сам покупатель.</p>;
  if (isError) return <ErrorFallback title="Форма не загрузилась" onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="control" />;
  const visited = data.filter(({ id }) => specialistId === undefined || id === specialistId);
  if (visited.length === 0)
    return <p>Отзыв можно оставить после визита. Запишитесь, а потом расскажите, как всё прошло.</p>;
  const left = visited.filter(({ reviewed }) => !reviewed);
  if (left.length === 0) return <p>Вы уже оставили отзыв. Спасибо!</p>;
  return (
    <ReviewForm
      kind={kind}
      specialists={left}
      onWritten={({ message, review }) => {
        app.query.setQueryData(
          query.queryKey,
          data.map((one) => (one.id === review.specialist.id ? { ...one, reviewed: true } : one)),
        );
        onWritten(message);
      }}
    />
  );
}
