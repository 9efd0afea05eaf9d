import type { UserDelivery } from 'shared-contracts/api/delivery';
import { authRoute } from 'shared-contracts/cabinet/routes';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { useShop } from 'shared-contracts/shop';
import { useStore } from 'shared-contracts/stores';
import { MapPin } from 'shared-contracts/ui/icons';
import { AddressForm } from './address-form';
import { type AddressFields, addressLine } from './address-schema';
import { chooseAddress } from './choose-delivery';
import styles from './courier-tab.module.css';
import { locateAddress } from './locate-address';

interface TabProps {
  chosen: UserDelivery;
  onDone: () => void;
}

/** «Доставка»: the address a courier comes to. */
export function CourierTab({ chosen, onDone }: TabProps) {
  const shop = useShop();
  const { status } = useStore(shop.stores.session);
  const address = chosen.USER_PROFILE_DATA;

  const save = async (fields: AddressFields) => {
    if (await chooseAddress(shop, await locateAddress(shop, fields))) onDone();
  };

  return (
    <div className={styles.tab}>
      {address && (
        <section>
          <h3 className={styles.title}>Выбранный адрес</h3>
          <p className={styles.card}>
            <MapPin />
            <span>
              <span className={styles.hint}>Адрес доставки</span>
              {addressLine(address)}
            </span>
          </p>
        </section>
      )}
      {status === 'anonymous' && (
        <p className={styles.hint}>
          <Link to={link(authRoute)} className={styles.link} onClick={onDone}>
            Войдите
          </Link>
          , чтобы выбрать из сохранённых адресов.
        </p>
      )}
      <section>
        <h3 className={styles.title}>Выбор адреса доставки</h3>
        <AddressForm
          label="Выбор адреса доставки"
          initial={address ?? undefined}
          submitLabel="Сохранить адрес"
          onSubmit={save}
        />
      </section>
    </div>
  );
}
