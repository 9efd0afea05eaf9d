import { useApp, useAtom } from 'shared-contracts/app';
import { authRoute } from 'shared-contracts/cabinet/routes';
import type { DeliveryChoice } from 'shared-contracts/checkout/models/delivery';
import { Link } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { type AddressFields, addressRules } from 'shared-contracts/rules';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Button } from 'shared-contracts/ui';
import { Form, useZodForm } from 'shared-contracts/ui/field';
import { MapPin } from 'shared-contracts/ui/icons';
import { AddressInputs } from './address-inputs';
import { addressLine, emptyAddress } from './address-line';
import { chooseAddress } from './choose-delivery';
import styles from './courier-tab.module.css';
import { locateAddress } from './locate-address';

const rules = addressRules();

interface TabProps {
  chosen: DeliveryChoice;
  onDone: () => void;
}

/** «Доставка»: the address for the courier. */
export function CourierTab({ chosen, onDone }: TabProps) {
  const app = useApp();
  const { status } = useAtom(sessionAtom);
  const { address } = chosen;
  const form = useZodForm(rules, { defaultValues: { ...emptyAddress, ...address } });

  const save = async (fields: AddressFields) => {
    if (await chooseAddress(app, await locateAddress(app, fields))) onDone();
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
        <Form form={form} onSubmit={save} label="Выбор адреса доставки">
          <AddressInputs />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting}>
              Сохранить адрес
            </Button>
          </div>
        </Form>
      </section>
    </div>
  );
}
