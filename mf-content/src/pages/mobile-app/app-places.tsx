import { chatEvent } from '@zapovednik/api/shell/calls/tracking';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Section } from '@zapovednik/ui/layout';
import styles from './app-places.module.css';
import { mobileAppQuery } from './load';

const places = [
  { title: 'Google Play', detail: 'для Android', address: 'googlePlay', event: 'gotoGooglePlay' },
  { title: 'App Store', detail: 'для iPhone', address: 'appStore', event: 'gotoAppStore' },
  { title: 'ВКонтакте', detail: 'мини-приложение', address: 'vk', event: 'gotoVk' },
] as const;

/** Links to the application; each click is counted (CON-27). A phone opens this page with the QR code. */
export function AppPlaces() {
  const app = useApp();
  const { data } = useQuery(mobileAppQuery(app));
  if (!data) return null;

  // Counting must not delay the visitor, who leaves the page: a failure is only logged.
  const count = (event: (typeof places)[number]['event']) => {
    app
      .api(chatEvent, { event })
      .catch((error: unknown) => app.report(error, { area: 'mf-content', phase: 'event', name: event }));
  };

  return (
    <Section title="Где скачать">
      <div className={styles.places}>
        <ul className={styles.links}>
          {places.map(({ title, detail, address, event }) => (
            <li key={event}>
              <a
                href={data[address]}
                target="_blank"
                rel="noreferrer"
                className={styles.place}
                onClick={() => count(event)}
                onAuxClick={({ button }) => button === 1 && count(event)}
              >
                <strong>{title}</strong>
                <span>{detail}</span>
              </a>
            </li>
          ))}
        </ul>
        <figure className={styles.code}>
          <svg
            role="img"
            aria-label="QR-код приложения"
            viewBox={`0 0 ${data.qr.size} ${data.qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={data.qr.path} />
          </svg>
          <figcaption>Наведите камеру телефона: откроется страница с приложением</figcaption>
        </figure>
      </div>
    </Section>
  );
}
