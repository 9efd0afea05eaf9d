import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button, ErrorFallback, LinkButton, Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { toFormMessage } from '@zapovednik/ui/field';
import { Failure, KeptPress, useKeptPress } from '@zapovednik/ui/status';
import { useState } from 'react';
import styles from './repeat-dialog.module.css';
import { RepeatLines } from './repeat-lines';
import { repeatPreviewQuery } from './repeat-preview-query';
import { REPEAT_PLACE, useRepeatOrder } from './use-repeat-order';

interface RepeatDialogProps {
  orderId: number;
  onClose: () => void;
}

/**
 * The changes since the order: goods that are sold out, fewer, or have another price. A click adds the rest to the
 * basket and opens it (ORD-61 to ORD-63, ORD-66).
 */
export default function RepeatDialog({ orderId, onClose }: RepeatDialogProps) {
  const app = useApp();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(repeatPreviewQuery(app, orderId));
  const { repeat, isPending } = useRepeatOrder({
    onSuccess: () => void navigate(link(cartRoute)),
    onError: (error) => setFailure(toFormMessage(error)),
    // The goods may have been sold in the meantime.
    onFinally: () => void refetch(),
  });
  const retry = useKeptPress(REPEAT_PLACE);
  const add = () => {
    setFailure('');
    repeat(orderId);
  };
  const isThere = data?.lines.some(({ available }) => available > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Заказать ещё раз"
      footer={
        data &&
        (isThere ? (
          <>
            <Button variant="primary" busy={isPending} onClick={add}>
              Добавить в корзину
            </Button>
            <KeptPress onRetry={retry} />
          </>
        ) : (
          <LinkButton to={link(catalogRoute)}>Перейти в каталог</LinkButton>
        ))
      }
    >
      <div className={styles.content}>
        {failure && <Failure>{failure}</Failure>}
        {data ? (
          <RepeatLines preview={data} inCity={app.city.cases.inCity} />
        ) : isError ? (
          <ErrorFallback title="Не удалось проверить наличие и цены" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <RepeatSkeleton />
        )}
      </div>
    </Dialog>
  );
}

/** A skeleton of two lines of an order. */
function RepeatSkeleton() {
  return (
    <div aria-busy="true" className={styles.content}>
      <Skeleton width="long" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
