import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { softHyphens } from '@zapovednik/rules/format';
import { IconButton, Picture, Price } from '@zapovednik/ui';
import { X } from '@zapovednik/ui/icons';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { CartControl } from '../../cart/cart-control';
import type { ComparedId } from '../../comparison/compared';
import { OnProductSlot } from '../../comparison/on-product-slot';
import styles from './compare-table.module.css';
import { type Column, rowsOf } from './compared-rows';
import { PinnedHeads } from './pinned-heads';

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (stored: ComparedId) => void;
}

/**
 * Products side by side, property by property. A wide table scrolls sideways, also with the arrow keys; the names of
 * the properties stay visible. On a phone they are above their values, so that two products fit.
 */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const groups = rowsOf(columns)
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !onlyDifferent) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {columns.length > 1 && (
        <label className={styles.only}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={onlyDifferent}
            checked={onlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />
          Только отличия
        </label>
      )}
      <div className={styles.compared} data-products={columns.length}>
        <PinnedHeads columns={columns} scroller={scroller} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section ref={scroller} className={styles.scroller} aria-label="Таблица сравнения" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td className={styles.corner} />
                {columns.map((column) => (
                  <th key={column.stored.id} scope="col" className={styles.product}>
                    <ProductHead column={column} onRemove={() => onRemove(column.stored)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ title, rows }) => (
                <Fragment key={title}>
                  <tr className={styles.group}>
                    <th scope="rowgroup" colSpan={columns.length + 1}>
                      <span>{title}</span>
                    </th>
                  </tr>
                  {rows.map(({ name, cells, differs }) => (
                    <tr key={name} className={differs ? styles.differs : undefined}>
                      <th scope="row" className={styles.name}>
                        <span>{name}</span>
                      </th>
                      {columns.map(({ stored }, index) => (
                        <td key={stored.id}>{hyphenated(cells[index])}</td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
          {groups.length === 0 && <p className={styles.same}>Отличий нет: у этих товаров всё одинаковое.</p>}
        </section>
      </div>
    </>
  );
}

const hyphenated = (cell: ReactNode) => (typeof cell === 'string' ? softHyphens(cell) : cell);

function ProductHead({ column: { product }, onRemove }: { column: Column; onRemove: () => void }) {
  const { id, code, name, price, quantity, picture } = product;
  return (
    <div className={styles.head}>
      <Link to={productLink(code)} tabIndex={-1} aria-hidden className={styles.picture}>
        <Picture src={picture} alt="" ratio="4:5" sizes="160px" fit="contain" />
      </Link>
      <IconButton
        label={`Убрать из сравнения: ${name}`}
        variant="raised"
        data-remove
        className={styles.remove}
        onClick={onRemove}
      >
        <X />
      </IconButton>
      <Link to={productLink(code)} className={styles.title}>
        {softHyphens(name)}
      </Link>
      <Price price={price.current} oldPrice={price.old} percent={false} />
      <CartControl productId={id} name={name} available={quantity} />
      <OnProductSlot productId={id} look="column" />
    </div>
  );
}
