import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';
import { Button, EmptyState, IconButton } from '@zapovednik/ui';
import { Pencil, Plus, Trash2 } from '@zapovednik/ui/icons';
import type { ReactNode, RefObject } from 'react';
import { addressLine } from '../address/address-line';
import { AddressCard } from './address-card';
import { deliveryAddress, profileStatus } from './profile-status';
import styles from './saved-addresses.module.css';

interface AddressListProps {
  chosen: DeliveryChoice['address'];
  saved: readonly DeliveryProfile[];
  /** A change is pending: the list is dimmed, and clicks are ignored (DEL-30). */
  busy: boolean;
  showsCity?: boolean;
  /** The list is a page, not a part of a dialog: its headings are one level higher. */
  isPage?: boolean;
  /** Whether the storefront delivers to this address; default: to all. */
  canChoose?: (profile: DeliveryProfile) => boolean;
  /** The button of the chosen address, instead of the button that chooses it again. */
  chosenAction?: ReactNode;
  onChoose: (profile: DeliveryProfile) => void;
  /** The missing answer about the lift. */
  onLift: (profile: DeliveryProfile, elevator: 'Y' | 'N') => void;
  onEdit: (profile: DeliveryProfile) => void;
  onRemove: (profile: DeliveryProfile) => void;
  onAdd: () => void;
  /** Receives the button «Добавить адрес». */
  addButton?: RefObject<HTMLButtonElement | null>;
}

/** The chosen address, the other saved addresses, and the button for a new one (DEL-19, DEL-24 to DEL-28). */
export function AddressList(props: AddressListProps) {
  const { chosen, saved, busy, showsCity = false, isPage = false, canChoose = () => true, chosenAction } = props;
  const { onChoose, onLift, onEdit, onRemove, onAdd, addButton } = props;
  const selected = deliveryAddress(chosen, saved);
  const Heading = isPage ? 'h2' : 'h3';
  const others = saved.filter(({ id }) => id !== selected?.id);
  const own = saved.find(({ id }) => id === selected?.id);

  const actions = (profile: DeliveryProfile): ReactNode => {
    const line = addressLine(profile);
    return (
      <>
        {!(chosenAction && profileStatus(profile, chosen) === 'selected') && canChoose(profile) && (
          <Button onClick={() => onChoose(profile)} aria-label={`Выбрать: ${line}`}>
            Выбрать
          </Button>
        )}
        <IconButton label={`Изменить: ${line}`} onClick={() => onEdit(profile)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Удалить: ${line}`} onClick={() => onRemove(profile)}>
          <Trash2 />
        </IconButton>
      </>
    );
  };

  const add = (
    <Button {...(addButton && { ref: addButton })} icon={<Plus />} onClick={onAdd}>
      Добавить адрес
    </Button>
  );
  if (isPage && !selected && others.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title="Сохранённых адресов пока нет"
          text="Добавьте первый, и при заказе его не придётся вводить."
          action={add}
        />
      </div>
    );
  }

  return (
    <div className={styles.list} aria-busy={busy || undefined} inert={busy} data-busy={busy || undefined}>
      {!selected && others.length === 0 && (
        <p>Сохранённых адресов пока нет. Добавьте первый, и при заказе его не придётся вводить.</p>
      )}
      {selected && (
        <section>
          <Heading className={styles.title}>Выбранный адрес</Heading>
          <AddressCard
            address={selected}
            city={showsCity ? own?.city : undefined}
            isChosen={chosen !== null}
            onLift={own && ((elevator) => onLift(own, elevator))}
          >
            {chosen && chosenAction}
            {own && actions(own)}
          </AddressCard>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <Heading className={styles.title}>{selected ? 'Другие' : 'Сохранённые адреса'}</Heading>
          <ul className={styles.cards}>
            {others.map((profile) => (
              <li key={profile.id}>
                <AddressCard
                  address={profile}
                  city={showsCity ? profile.city : undefined}
                  onLift={(elevator) => onLift(profile, elevator)}
                >
                  {actions(profile)}
                </AddressCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>{add}</div>
    </div>
  );
}
