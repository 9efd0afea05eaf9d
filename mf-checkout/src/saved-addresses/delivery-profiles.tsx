import { lazy, Suspense, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { DeliveryProfile } from 'shared-contracts/checkout/calls/delivery-profile';
import { deliveryQuery } from 'shared-contracts/checkout/queries/delivery';
import { useQuery } from 'shared-contracts/query';
import { Button, ErrorFallback, Skeleton } from 'shared-contracts/ui';
import { AddressForm } from '../address/address-form';
import { type AddressValues, emptyAddress } from '../address/address-line';
import { AddressList } from './address-list';
import { profilesQuery } from './profiles-query';
import { useAddressChanges } from './use-address-changes';

/** The dialog is loaded when something is to be deleted. */
const RemoveDialog = lazy(async () => {
  const { RemoveDialog: Dialog } = await import(/* webpackChunkName: "lazy-remove-address" */ './remove-dialog');
  return { default: Dialog };
});

/** The saved addresses of all cities: choose, add, change, delete (DEL-71). */
export function Component() {
  const app = useApp();
  const { data: saved, isError, isFetching, refetch } = useQuery(profilesQuery(app, 'everywhere'));
  const { data: chosen } = useQuery(deliveryQuery(app));
  const { choose, isChoosing, save } = useAddressChanges();
  /** The form that is open; without a profile it adds an address. */
  const [form, setForm] = useState<{ profile?: DeliveryProfile } | null>(null);
  const [removed, setRemoved] = useState<DeliveryProfile | null>(null);

  if (isError) {
    return <ErrorFallback title="Адреса не загрузились" onRetry={() => refetch()} busy={isFetching} />;
  }
  if (!saved) return <Skeleton width="long" />;

  const submit = async (values: AddressValues) => {
    const { profile } = form ?? {};
    await (profile ? save({ ...values, locationId: profile.locationId }, profile.id) : save(values));
    setForm(null);
  };
  const take = async (profile: DeliveryProfile) => {
    if (!(await choose(profile)) && profile.elevator === '') setForm({ profile });
  };

  return (
    <>
      {form ? (
        <AddressForm initial={form.profile ?? emptyAddress} label="Выбор адреса доставки" onSave={submit}>
          <Button variant="quiet" onClick={() => setForm(null)}>
            Отмена
          </Button>
        </AddressForm>
      ) : (
        <AddressList
          chosen={chosen?.address ?? null}
          saved={saved}
          busy={isChoosing}
          showsCity
          canChoose={({ locationId }) => locationId === app.city.locationId}
          onChoose={(profile) => void take(profile)}
          onEdit={(profile) => setForm({ profile })}
          onRemove={setRemoved}
          onAdd={() => setForm({})}
        />
      )}
      <Suspense fallback={null}>
        {removed && <RemoveDialog profile={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </>
  );
}
