import type { BonusMonth } from '@zapovednik/api/cabinet/models/bonus';
import { formatMonth, formatShortMonth } from '@zapovednik/rules/dates';
import { formatNumber } from '@zapovednik/rules/format';
import styles from './bonus-chart.module.css';

/** Units of the drawing: each month is ten wide, the chart is a hundred high. */
const monthWidth = 10;
const high = 100;
const bar = 3.5;

/** Added and removed bonuses of the last twelve months as bars, with the same numbers as a table. */
export function BonusChart({ months }: { months: readonly BonusMonth[] }) {
  const most = Math.max(...months.flatMap(({ added, taken }) => [added, taken]), 1);
  const heightOf = (amount: number) => (amount / most) * high;
  return (
    <section aria-labelledby="bonus-months" className={styles.chart}>
      <div className={styles.head}>
        <h2 id="bonus-months">За последний год</h2>
        <p className={styles.legend}>
          <span>Начислено</span>
          <span className={styles.taken}>Списано</span>
        </p>
      </div>
      <figure className={styles.figure}>
        <p aria-hidden="true" className={styles.most}>
          {formatNumber(most)}
        </p>
        <svg
          role="img"
          aria-label="Начисленные и списанные бонусы по месяцам; те же числа — в таблице ниже"
          viewBox={`0 0 ${months.length * monthWidth} ${high}`}
          preserveAspectRatio="none"
          className={styles.bars}
        >
          {months.map(({ month, added, taken }, index) => (
            <g key={month}>
              <rect
                x={index * monthWidth + 1.25}
                y={high - heightOf(added)}
                width={bar}
                height={heightOf(added)}
                className={styles.addedBar}
              />
              <rect
                x={index * monthWidth + 1.75 + bar}
                y={high - heightOf(taken)}
                width={bar}
                height={heightOf(taken)}
                className={styles.takenBar}
              />
            </g>
          ))}
        </svg>
        <ol aria-hidden="true" className={styles.months}>
          {months.map(({ month }) => (
            <li key={month}>{formatShortMonth(month)}</li>
          ))}
        </ol>
      </figure>
      <details className={styles.numbers}>
        <summary>Таблицей</summary>
        <MonthTable months={months} />
      </details>
    </section>
  );
}

const MonthTable = ({ months }: { months: readonly BonusMonth[] }) => (
  <table aria-label="Бонусы по месяцам" className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Месяц</th>
        <th scope="col">Начислено</th>
        <th scope="col">Списано</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, added, taken }) => (
        <tr key={month}>
          <th scope="row">{formatMonth(month)}</th>
          <td>{formatNumber(added)}</td>
          <td>{formatNumber(taken)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
