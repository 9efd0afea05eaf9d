import type { OrderItem } from '@zapovednik/api/checkout/models/order';
import { setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import styles from './order-summary.module.css';

interface OrderProblemProps {
  /** The server's reason why the order cannot be made. */
  problem: string;
  items: readonly OrderItem[];
  /** Called after the basket has changed. */
  onBasketChange: () => void;
}

/** The reason why the order cannot be made; missing goods can be removed here. */
export function OrderProblem({ problem, items, onBasketChange }: OrderProblemProps) {
  const { bus } = useApp();
  const missing = items.filter(({ available, quantity }) => available < quantity);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      Promise.all(
        missing.map(({ productId, available }) => bus.run(setBasketQuantity, { productId, quantity: available })),
      ),
    // The owner of the command shows a failure.
    onSettled: onBasketChange,
  });
  return (
    <div role="alert" className={styles.problem}>
      <p>{problem}</p>
      {missing.length > 0 && (
        <Button busy={isPending} onClick={() => mutate()}>
          {missing.every(({ available }) => available === 0)
            ? 'Убрать и продолжить'
            : 'Оставить, что есть, и продолжить'}
        </Button>
      )}
    </div>
  );
}
