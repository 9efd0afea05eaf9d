import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Skeleton } from '@zapovednik/ui';
import { useEffect, useEffectEvent } from 'react';
import { type AddressValues, addressLine, emptyAddress } from '../../address/address-line';
import { deliveryAddress } from '../../saved-addresses/profile-status';
import { profilesQuery } from '../../saved-addresses/profiles-query';
import { Options } from '../step/options';

/** The option for an address that is not saved. */
const OTHER = 0;

interface SavedChoiceProps {
  /** The address in the form. */
  value: AddressValues;
  onChoose: (address: AddressValues) => void;
}

/**
 * The customer's saved addresses in the order, the last used first. An order without an address starts with the only
 * saved one (DEL-57).
 */
export function SavedChoice({ value, onChoose }: SavedChoiceProps) {
  const app = useApp();
  const isCustomer = useAtom(sessionAtom).status === 'authorized';
  const { data, isLoading } = useQuery({ ...profilesQuery(app, 'city'), enabled: isCustomer });
  const saved = (data ?? []).map((profile) => ({ id: profile.id, address: toValues(profile, app.city.locationId) }));
  const isLoaded = data !== undefined;
  const start = useEffectEvent(() => {
    const only = deliveryAddress(null, data ?? []);
    const first = saved.find(({ id }) => id === only?.id);
    if (first && !value.street) onChoose(first.address);
  });
  useEffect(() => {
    if (isLoaded) start();
  }, [isLoaded]);

  if (isLoading) return <Skeleton shape="control" />;
  if (saved.length === 0) return null;
  const chosen =
    saved.find(({ address }) => doorOf(address) === doorOf(value))?.id ?? (value.street ? OTHER : undefined);
  return (
    <Options
      label="Сохранённые адреса"
      value={chosen}
      onChange={(id) => onChoose(saved.find((one) => one.id === id)?.address ?? emptyAddress)}
      items={[
        ...saved.map(({ id, address }) => ({ value: id, title: addressLine(address) })),
        { value: OTHER, title: 'Другой адрес' },
      ]}
    />
  );
}

/** A saved address as values of a form: in a town near the city with its name. */
function toValues(profile: DeliveryProfile, locationId: number): AddressValues {
  const { street, house, porch, floor, apartment, elevator, coords } = profile;
  const town = profile.locationId === locationId ? '' : profile.city;
  return { town, street, house, porch, floor, apartment, elevator, coords };
}

/** The fields that tell one door from another. */
const doorOf = ({ town, street, house, porch, apartment }: AddressValues) =>
  [town ?? '', street, house, porch, apartment].join('/');
