import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import type { deliveryProfiles } from '@zapovednik/areas/checkout/widgets';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Button, ErrorFallback } from '@zapovednik/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { AddressForm } from '../address/address-form';
import { type AddressValues, emptyAddress } from '../address/address-line';
import { AddressList } from './address-list';
import { AddressListSkeleton } from './address-list-skeleton';
import { forgetKept, keepTyped, readKept } from './kept-address';
import { profilesQuery } from './profiles-query';
import styles from './saved-addresses.module.css';
import { useAddressChanges } from './use-address-changes';

/** The dialog is loaded when the user deletes an address. */
const RemoveDialog = lazy(async () => {
  const { RemoveDialog: Dialog } = await import(/* webpackChunkName: "lazy-remove-address" */ './remove-dialog');
  return { default: Dialog };
});

/** The open form: of an address, or without a profile of a new one. */
interface OpenForm {
  profile?: DeliveryProfile;
  /** The typed values from before a reload or an expired session. */
  typed?: AddressValues;
}

/**
 * The saved addresses of all cities: choose, add, change, delete (DEL-71). Typed values survive a reload and an expired
 * session, until the form is closed.
 */
export function Component({ editId, onEdited, onEdit }: PropsOf<typeof deliveryProfiles>) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { data: saved, isError, isFetching, refetch } = useQuery(profilesQuery(app, 'everywhere'));
  const { data: chosen } = useQuery(deliveryQuery(app));
  const { choose, answerLift, isChanging, save } = useAddressChanges();
  /** Null: closed. Undefined: nothing was clicked yet. */
  const [pressed, setForm] = useState<OpenForm | null | undefined>();
  const addButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The clicked button disappears: with the list when a form opens, with the form when it closes.
  useEffect(() => {
    if (pressed) panel.current?.querySelector('input')?.focus();
    if (pressed === null) addButton.current?.focus();
  }, [pressed]);
  const isLoaded = saved !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person whose addresses are shown
  useEffect(() => {
    const kept = isLoaded ? readKept(userId) : null;
    if (kept?.profileId !== (editId ?? null)) return;
    const profile = saved?.find(({ id }) => id === editId);
    if (profile || editId === undefined) setForm({ ...(profile && { profile }), typed: kept.values });
  }, [userId, isLoaded]);
  const [removed, setRemoved] = useState<DeliveryProfile | null>(null);
  const openId = pressed === undefined ? editId : pressed?.profile?.id;
  const keep = useCallback((values: AddressValues) => keepTyped(userId, openId ?? null, values), [userId, openId]);

  if (isError) {
    return <ErrorFallback title="Адреса не загрузились" onRetry={() => refetch()} busy={isFetching} />;
  }
  if (!saved) return <AddressListSkeleton />;

  const asked = saved.find(({ id }) => id === editId);
  const form: OpenForm | null | undefined = pressed === undefined && asked ? { profile: asked } : pressed;
  const closeForm = () => {
    forgetKept();
    if (form?.profile && form.profile.id === editId) onEdited?.();
    setForm(null);
  };
  const submit = async (values: AddressValues) => {
    const { profile } = form ?? {};
    await (profile ? save({ ...values, locationId: profile.locationId }, profile.id) : save(values));
    closeForm();
  };

  return (
    <>
      {form ? (
        <div ref={panel} className={styles.panel}>
          <AddressForm
            key={form.typed && 'kept'}
            initial={form.typed ?? form.profile ?? emptyAddress}
            label="Выбор адреса доставки"
            onType={keep}
            onSave={submit}
          >
            <Button variant="quiet" onClick={closeForm}>
              Отмена
            </Button>
          </AddressForm>
        </div>
      ) : (
        <AddressList
          chosen={chosen?.address ?? null}
          saved={saved}
          busy={isChanging}
          showsCity
          isPage
          addButton={addButton}
          canChoose={({ locationId }) => locationId === app.city.locationId}
          onChoose={(profile) => void choose(profile)}
          onLift={(profile, elevator) => void answerLift({ profile, elevator })}
          onEdit={(profile) => (onEdit ? onEdit(profile.id) : setForm({ profile }))}
          onRemove={setRemoved}
          onAdd={() => setForm({})}
        />
      )}
      <Suspense fallback={null}>
        {removed && <RemoveDialog profile={removed} fallbackFocus={addButton} onClose={() => setRemoved(null)} />}
      </Suspense>
    </>
  );
}
