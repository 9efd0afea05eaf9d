import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { authRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { useCallback, useRef, useState } from 'react';
import { AddressForm } from '../../address/address-form';
import { type AddressValues, emptyAddress } from '../../address/address-line';
import { saveAddress } from '../../delivery-choice/choose-delivery';
import { AddressCard } from '../../saved-addresses/address-card';
import { AddressList } from '../../saved-addresses/address-list';
import { profilesQuery } from '../../saved-addresses/profiles-query';
import { RemoveDialog } from '../../saved-addresses/remove-dialog';
import { useAddressChanges } from '../../saved-addresses/use-address-changes';
import { ListAndMap } from '../map/list-and-map';
import { CourierMap } from './courier-map';
import { CourierPrice } from './courier-price';
import styles from './courier-tab.module.css';
import { DeliverHere } from './deliver-here';
import { FastDelivery } from './fast-delivery';

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** The open form: its first values, and the saved address that it changes. */
interface OpenForm {
  readonly initial: AddressValues;
  readonly id?: number;
}

/** «Доставка»: the address for the courier, from the saved addresses, the form or the map. */
export function CourierTab({ chosen, onDone }: TabProps) {
  const app = useApp();
  const isCustomer = useAtom(sessionAtom).status === 'authorized';
  const { address } = chosen;
  const profiles = useQuery({ ...profilesQuery(app, 'city'), enabled: isCustomer });
  const saved = isCustomer ? (profiles.data ?? []) : [];
  const { choose, answerLift, isChanging, save } = useAddressChanges();
  const [form, setForm] = useState<OpenForm | null>(null);
  /** The coordinates in the open form, for the pin on the map. */
  const [typed, setTyped] = useState('');
  const showPin = useCallback(({ coords }: AddressValues) => setTyped(coords), []);
  const addButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<DeliveryProfile | null>(null);
  const hasAddress = saved.length > 0 || address !== null;
  const open = form ?? (hasAddress && isCustomer ? null : { initial: { ...emptyAddress, ...address } });

  const submit = async (values: AddressValues) => {
    const id = form?.id ?? null;
    if (isCustomer) await saveAddress(app, await save(values, id ?? undefined));
    else await saveAddress(app, values);
    setForm(null);
    onDone();
  };
  const take = async (profile: DeliveryProfile) => {
    if (await choose(profile)) onDone();
  };
  const answer = async (profile: DeliveryProfile, elevator: 'Y' | 'N') => {
    if (await answerLift({ profile, elevator })) onDone();
  };
  const deliverHere = <DeliverHere chosen={chosen} onDone={onDone} />;

  return (
    <ListAndMap
      tab="courier"
      map={
        <CourierMap
          coords={(open && typed) || ((form?.initial ?? address)?.coords ?? '')}
          asks={hasAddress}
          onAddress={(found) => setForm({ initial: { ...emptyAddress, ...found } })}
        />
      }
    >
      <div className={styles.tab}>
        <CourierPrice />
        {!isCustomer && address && (
          <section>
            <h3 className={styles.title}>Выбранный адрес</h3>
            <AddressCard address={address} isChosen>
              {deliverHere}
            </AddressCard>
          </section>
        )}
        {!isCustomer && (
          <p className={styles.hint}>
            <Link to={link(authRoute)} className={styles.link} onClick={onDone}>
              Войдите
            </Link>
            , чтобы выбрать из сохранённых адресов.
          </p>
        )}
        {profiles.isError && (
          <ErrorFallback
            title="Сохранённые адреса не загрузились"
            onRetry={() => profiles.refetch()}
            busy={profiles.isFetching}
          />
        )}
        {profiles.isLoading && <Skeleton width="long" />}
        {open ? (
          <section>
            <h3 className={styles.title}>Выбор адреса доставки</h3>
            <AddressForm
              key={JSON.stringify(open)}
              initial={open.initial}
              label="Выбор адреса доставки"
              onType={showPin}
              onSave={submit}
            >
              {form && (
                <Button variant="quiet" onClick={() => setForm(null)}>
                  Отмена
                </Button>
              )}
            </AddressForm>
          </section>
        ) : (
          <AddressList
            chosen={address}
            saved={saved}
            busy={isChanging}
            addButton={addButton}
            chosenAction={deliverHere}
            onChoose={(profile) => void take(profile)}
            onLift={(profile, elevator) => void answer(profile, elevator)}
            onEdit={(profile) => setForm({ initial: profile, id: profile.id })}
            onRemove={setRemoved}
            onAdd={() => setForm({ initial: emptyAddress })}
          />
        )}
        <FastDelivery chosen={chosen} />
        <RemoveDialog profile={removed} fallbackFocus={addButton} onClose={() => setRemoved(null)} />
      </div>
    </ListAndMap>
  );
}
