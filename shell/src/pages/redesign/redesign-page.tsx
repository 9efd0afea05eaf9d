import {
  Badge,
  Button,
  Container,
  EmptyState,
  ErrorFallback,
  Metadata,
  Price,
  QuantityStepper,
  Rating,
  Skeleton,
} from '@zapovednik/ui';
import { useState } from 'react';
import styles from './redesign-page.module.css';

/** ROU-59: the components of all pages, for designers. */
export function Component() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Container className={styles.page}>
      <Metadata
        title="Новый облик магазина"
        description="Цвета, шрифт и кнопки, из которых сделан «Заповедник»."
        hidden
      />
      <h1 className={styles.title}>Новый облик магазина</h1>
      <p>Страница для дизайнеров: так выглядят детали, из которых собраны все страницы.</p>
      <section className={styles.section} aria-label="Кнопки">
        <Button variant="primary">Главное действие</Button>
        <Button>Обычное</Button>
        <Button variant="quiet">Тихое</Button>
        <Button variant="danger">Опасное</Button>
        <Button busy>Занято</Button>
        <Button disabled>Недоступно</Button>
      </section>
      <section className={styles.section} aria-label="Товар">
        <Badge theme="green">Новинка</Badge>
        <Badge theme="red">Уценка</Badge>
        <Badge theme="fillRed">−20%</Badge>
        <Badge theme="brandOrange">По рецепту</Badge>
        <Price price={1200} oldPrice={1500} />
        <Rating value={4.5} />
        <QuantityStepper
          value={quantity}
          max={9}
          onChange={setQuantity}
          label="Количество"
          className={styles.stepper}
        />
      </section>
      <section className={styles.section} aria-label="Ожидание">
        <div className={styles.card} aria-hidden="true">
          <Skeleton shape="picture" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="control" />
        </div>
      </section>
      <ErrorFallback />
      <EmptyState heading="h2" title="Здесь пока пусто" text="Так выглядит место, где ещё ничего нет." />
    </Container>
  );
}
