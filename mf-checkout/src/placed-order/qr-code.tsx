import type { StartedPayment } from '@zapovednik/api/checkout/models/payment';
import styles from './sbp-payment.module.css';

/** A QR code as one SVG path. It is always dark on white, because cameras need that. */
export const QrCode = ({ qr: { size, path } }: { qr: NonNullable<StartedPayment['qr']> }) => (
  <svg
    role="img"
    aria-label="QR-код для оплаты в приложении банка"
    viewBox={`0 0 ${size} ${size}`}
    className={styles.qr}
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </svg>
);
