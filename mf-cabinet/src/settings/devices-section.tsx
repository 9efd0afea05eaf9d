import { type Device, endDevice, endOtherDevices } from '@zapovednik/api/cabinet/calls/devices';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { optimistic, useMutation, useOptimisticQuery, type Write } from '@zapovednik/platform/query';
import { formatMoment } from '@zapovednik/rules/dates';
import { Badge, Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { useRef } from 'react';
import { devicesQuery } from './account/devices-query';
import { SettingsSection } from './section/settings-section';
import styles from './settings.module.css';

const nameOf = ({ name, isOnBehalf }: Device) =>
  isOnBehalf ? 'Сотрудник магазина, который оформляет ваш заказ' : name || 'Неизвестное устройство';

/** The devices where the customer is signed in, with buttons that end their sessions. */
export function DevicesSection() {
  const app = useApp();
  const query = devicesQuery(app);
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, isFetching, refetch } = useOptimisticQuery(query);
  const { mutate, isPending } = useMutation({
    ...optimistic(query),
    async onError(error) {
      await reportAndNotify(
        app,
        error,
        { area: 'mf-cabinet', phase: 'command', name: 'devices' },
        'Не удалось выйти на другом устройстве. Попробуйте ещё раз.',
      );
      await refetch();
    },
  });
  /** The clicked button disappears with its line, so the list gets the focus. */
  const end = (write: Write<readonly Device[]>) => {
    list.current?.focus();
    mutate(write);
  };
  const others = data?.filter(({ isThis }) => !isThis) ?? [];

  return (
    <SettingsSection heading="Где вы вошли" text="Не узнаёте устройство? Выйдите на нём и смените пароль.">
      {isError && !data && (
        <ErrorFallback title="Список устройств не загрузился" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isError && !data && (
        <div aria-busy="true">
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      )}
      {data && (
        <ul ref={list} tabIndex={-1} className={styles.devices}>
          {data.map((device) => (
            <li key={device.key} className={styles.device}>
              <div>
                <p>
                  {nameOf(device)} {device.isThis && <Badge theme="green">это устройство</Badge>}
                </p>
                <p className={styles.text}>
                  {[device.city, formatMoment(device.lastUsed, app.city.today)].filter(Boolean).join(' · ')}
                </p>
              </div>
              {!device.isThis && (
                <Button
                  variant="quiet"
                  aria-label={`Выйти: ${nameOf(device)}, ${formatMoment(device.lastUsed, app.city.today)}`}
                  onClick={() =>
                    end({
                      patch: (all) => all.filter(({ key }) => key !== device.key),
                      send: () => app.api(endDevice, { key: device.key }),
                    })
                  }
                >
                  Выйти
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button
            busy={isPending}
            onClick={() =>
              end({
                patch: (all) => all.filter(({ isThis }) => isThis),
                send: () => app.api(endOtherDevices, {}),
              })
            }
          >
            Выйти везде, кроме этого устройства
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
