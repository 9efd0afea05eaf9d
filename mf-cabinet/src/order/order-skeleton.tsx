import { Skeleton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';

/** The skeleton of an order that is loading. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <Section title="Состав заказа" look="card">
        <Skeleton shape="title" width="long" />
        <Skeleton shape="title" width="long" />
        <Skeleton shape="control" width="half" />
      </Section>
    </div>
  );
}
