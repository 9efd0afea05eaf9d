import { lowestPrice } from '@zapovednik/api/services/calls/price';
import type { SalonService } from '@zapovednik/api/services/calls/salon';
import { formatPrice } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';
import { animalNames, formatMinutes, sizeNames } from '../booking/steps/words';
import type { ServiceDefinition } from '../kinds/service-definition';
import styles from './price-list.module.css';

interface PriceListProps {
  kind: ServiceDefinition;
  services: readonly SalonService[];
  onBook: (serviceId: number) => void;
}

/** All services with their prices by animal; each service can be expanded to breeds and sizes. */
export function PriceList({ kind, services, onBook }: PriceListProps) {
  return (
    <ul className={styles.list}>
      {services.map((service) => {
        const exact = service.prices.filter(({ breed, size }) => breed || size);
        return (
          <li key={service.id} className={styles.service}>
            <div>
              <h3 className={styles.name}>{service.name}</h3>
              <p className={styles.text}>
                {service.description} {formatMinutes(service.minutes)}.
              </p>
              {exact.length > 0 && (
                <details className={styles.more}>
                  <summary>Цены по размеру и породе</summary>
                  <dl className={styles.prices}>
                    {exact.map(({ breed, size, price }) => (
                      <div key={`${breed}-${size}`}>
                        <dt>{breed || (size && sizeNames[size])}</dt>
                        <dd>{formatPrice(price)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </div>
            <dl className={styles.prices}>
              {kind.animals.map((animal) => {
                const lowest = lowestPrice(service, animal);
                if (lowest === null) return null;
                const isOne = service.prices.filter((row) => row.animal === animal).length === 1;
                return (
                  <div key={animal}>
                    <dt>{animalNames[animal]}</dt>
                    <dd>{isOne ? formatPrice(lowest) : `от ${formatPrice(lowest)}`}</dd>
                  </div>
                );
              })}
            </dl>
            <Button onClick={() => onBook(service.id)} aria-label={`Записаться: ${service.name}`}>
              Записаться
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
