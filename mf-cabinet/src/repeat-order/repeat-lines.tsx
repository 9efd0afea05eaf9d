import type { RepeatLine, RepeatPreview } from '@zapovednik/api/cabinet/models/repeat-preview';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Picture } from '@zapovednik/ui';
import styles from './repeat-lines.module.css';

interface RepeatLinesProps {
  preview: RepeatPreview;
  /** «в Екатеринбурге» */
  inCity: string;
}

/** The goods of an order with their current data and the changes since then. */
export function RepeatLines({ preview: { lines, totalThen, totalNow }, inCity }: RepeatLinesProps) {
  const isGone = lines.every(({ available }) => available === 0);
  const isSame = lines.every((line) => changesOf(line).length === 0);
  const withCode = lines.some(({ paidThen }) => paidThen !== null);
  return (
    <>
      <p>
        {isGone
          ? `Сейчас товаров из этого заказа ${inCity} нет.`
          : isSame
            ? `Всё есть ${inCity} по тем же ценам${withCode ? ', но уже без промокода' : ''}.`
            : `С тех пор кое-что изменилось. Вот что есть ${inCity} сейчас.`}
      </p>
      <ul aria-label="Товары заказа" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productId} data-gone={line.available === 0 || undefined} className={styles.line}>
            <Picture src={line.picture} alt="" sizes="56px" fit="contain" className={styles.picture} />
            <div>
              <p className={styles.name}>{line.name}</p>
              {line.available > 0 && line.priceNow !== null && (
                <p className={styles.amount}>
                  {formatQuantity(line.available)} × {formatPrice(line.priceNow)}
                </p>
              )}
              {changesOf(line).map(({ text, isBad }) => (
                <p key={text} className={isBad ? styles.worse : styles.better}>
                  {text}
                </p>
              ))}
              {line.paidThen !== null && (
                <p className={styles.amount}>Тогда с промокодом: {formatPrice(line.paidThen)} за штуку</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {!isGone && (
        <p className={styles.total}>
          <span>Товары сейчас</span> <strong>{formatPrice(totalNow)}</strong>
          {totalNow !== totalThen && (
            <span className={styles.then}>
              тогда было {formatPrice(totalThen)}
              {withCode && ' с промокодом'}
            </span>
          )}
        </p>
      )}
    </>
  );
}

interface Change {
  readonly text: string;
  readonly isBad: boolean;
}

/** The difference from the order, as text. */
function changesOf({ asked, available, message, priceThen, priceNow }: RepeatLine): Change[] {
  if (available === 0) return [{ text: message ?? 'Нет в наличии', isBad: true }];
  const fewer = available < asked ? [`${message ?? 'В наличии меньше'}, в заказе было ${formatQuantity(asked)}`] : [];
  const difference = (priceNow ?? priceThen) - priceThen;
  const price = `${difference > 0 ? 'Дороже' : 'Дешевле'} на ${formatPrice(Math.abs(difference))} за штуку`;
  return [
    ...fewer.map((text) => ({ text, isBad: true })),
    ...(difference === 0 ? [] : [{ text: price, isBad: difference > 0 }]),
  ];
}
