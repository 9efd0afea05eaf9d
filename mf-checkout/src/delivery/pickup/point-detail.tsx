import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { isEmpty } from './fullest-first';
import styles from './point-detail.module.css';
import { StockLevel } from './stock-level';

interface PointDetailProps {
  /** Null: closed. */
  point: PickupPoint | null;
  /** The point is already chosen: the button closes the details, so that another point can be chosen, as of an empty shop. */
  isSelected: boolean;
  onChoose: (point: PickupPoint) => void;
  onClose: () => void;
}

/** «Выбор пункта самовывоза»: the details of one point (DEL-17, DEL-18, DEL-43, DEL-44, DEL-47). */
export function PointDetail({ point, isSelected, onChoose, onClose }: PointDetailProps) {
  const isOther = isSelected || (point !== null && isEmpty(point));
  const choose = () => {
    onClose();
    if (point && !isOther) onChoose(point);
  };
  return (
    <Dialog
      open={point !== null}
      onClose={onClose}
      size="small"
      title="Выбор пункта самовывоза"
      footer={
        <Button variant="primary" wide onClick={choose}>
          {isOther ? 'Выбрать другой' : 'Выбрать'}
        </Button>
      }
    >
      {point && (
        <div className={styles.detail}>
          <h3 className={styles.name}>{point.name}</h3>
          <StockLevel {...point} />
          <dl className={styles.facts}>
            <dt>Адрес</dt>
            <dd>{point.address}</dd>
            <dt>Срок</dt>
            <dd>
              {point.period}, {point.price > 0 ? formatPrice(point.price) : 'бесплатно'}
            </dd>
            <dt>Режим работы</dt>
            <dd>{point.schedule}</dd>
            {point.phone && (
              <>
                <dt>Телефон</dt>
                <dd>
                  <a href={`tel:${point.phone.replace(/[^+\d]/g, '')}`}>{point.phone}</a>
                </dd>
              </>
            )}
          </dl>
        </div>
      )}
    </Dialog>
  );
}
