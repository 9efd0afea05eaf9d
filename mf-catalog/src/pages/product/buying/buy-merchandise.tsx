import { rightsOf } from '@zapovednik/api/cabinet/calls/rights';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import type { ComponentProps } from 'react';
import { CartControl } from '../../../cart/cart-control';
import styles from './buy-bar.module.css';

/** The buy button of merchandise: only for groups that may buy it; others see the reason (PRD-61, SES-38). */
export default function BuyMerchandise(props: ComponentProps<typeof CartControl>) {
  if (rightsOf(useAtom(sessionAtom)).canBuyMerchandise) return <CartControl {...props} />;
  return <p className={styles.merchandise}>Мерч продаём только сотрудникам «Заповедника»</p>;
}
