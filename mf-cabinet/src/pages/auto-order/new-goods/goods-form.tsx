import { MOST_GOODS, MOST_PIECES } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { useMutation } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';
import { Button, IconButton, Picture, QuantityStepper } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { Trash2 } from '@zapovednik/ui/icons';
import { type ReactNode, useState } from 'react';
import styles from '../auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import { FoundGoods } from './found-goods';
import formStyles from './goods-form.module.css';
import { OtherFlavours } from './other-flavours';
import { PurchasedGoods } from './purchased-goods';

interface GoodsFormProps {
  /** What it begins with. */
  chosen: readonly ChosenProduct[];
  onSave: (goods: readonly ChosenProduct[]) => Promise<void>;
  /** More buttons, beside the first. */
  children: ReactNode;
}

/**
 * The number of pieces of each product of an auto-order. Found or earlier bought products can be added, and
 * one in it swapped for another flavour. A failed save
 * keeps the values.
 */
export function GoodsForm({ chosen, onSave, children }: GoodsFormProps) {
  const [goods, setGoods] = useState(chosen);
  const wanted = goods.filter(({ quantity }) => quantity > 0);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => onSave(wanted),
  });
  const set = (productId: number, quantity: number) =>
    setGoods(goods.map((product) => (product.productId === productId ? { ...product, quantity } : product)));
  const add = (product: ChosenProduct) => setGoods([...goods, product]);
  const [swapped, setSwapped] = useState<number | null>(null);
  const swap = (productId: number, other: ChosenProduct) => {
    setGoods(goods.map((one) => (one.productId === productId ? { ...other, quantity: one.quantity } : one)));
    setSwapped(null);
  };
  return (
    <div className={formStyles.form}>
      <ul className={formStyles.goods} aria-label="Товары автозаказа">
        {goods.map(({ productId, code, name, picture, price, quantity }) => (
          <li key={productId} className={formStyles.product}>
            <Picture src={picture} alt="" sizes="54px" fit="contain" className={formStyles.picture} />
            <div>
              <p className={formStyles.name}>{name}</p>
              <p className={styles.hint}>{quantity > 0 ? `${formatPrice(price)} за шт` : 'Уберём из автозаказа'}</p>
            </div>
            <QuantityStepper
              label={name}
              value={quantity}
              max={MOST_PIECES}
              onChange={(next) => set(productId, next)}
              className={formStyles.stepper}
            />
            {code && (
              <Button
                variant="quiet"
                aria-label={`Другой вкус: ${name}`}
                aria-expanded={swapped === productId}
                className={formStyles.swap}
                onClick={() => setSwapped(swapped === productId ? null : productId)}
              >
                Другой вкус
              </Button>
            )}
            {code && swapped === productId && (
              <div className={formStyles.others}>
                <OtherFlavours code={code} name={name} chosen={goods} onSwap={(other) => swap(productId, other)} />
              </div>
            )}
            <IconButton label={`Убрать: ${name}`} aria-disabled={quantity === 0} onClick={() => set(productId, 0)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {goods.length < MOST_GOODS && (
        <>
          <FoundGoods chosen={goods} onAdd={add} />
          <PurchasedGoods chosen={goods} onAdd={add} />
        </>
      )}
      {wanted.length === 0 && (
        <p role="alert" className={styles.trouble}>
          Оставьте хотя бы один товар. Если автозаказ больше не нужен, отмените его.
        </p>
      )}
      {error && (
        <p role="alert" className={styles.trouble}>
          {toFormMessage(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" busy={isPending} disabled={wanted.length === 0} onClick={() => mutate()}>
          Сохранить
        </Button>
        {children}
      </div>
    </div>
  );
}
