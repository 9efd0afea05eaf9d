import { consentRoute, ofertaRoute } from '@zapovednik/areas/content/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Checkbox, TextArea } from '@zapovednik/ui/field';
import { Section } from '@zapovednik/ui/layout';
import styles from './finish-fields.module.css';

interface FinishFieldsProps {
  /** Whether the shopper can choose delivery without a call (ORD-15). */
  canSkipCall: boolean;
}

/** Comment and consents (ORD-12 to ORD-15). */
export function FinishFields({ canSkipCall }: FinishFieldsProps) {
  return (
    <Section label="Комментарий и согласия" look="card">
      <TextArea name="orderDescription" label="Комментарий к заказу" maxLength={1000} />
      <div>
        {canSkipCall && <Checkbox name="acceptNotCall">Не звонить перед доставкой</Checkbox>}
        <Checkbox name="acceptEmail">Присылать новости и скидки на почту</Checkbox>
        <Checkbox name="acceptPersonData">
          Согласен на{' '}
          <Link to={link(consentRoute)} target="_blank" className={styles.link}>
            обработку персональных данных
          </Link>{' '}
          и с{' '}
          <Link to={link(ofertaRoute)} target="_blank" className={styles.link}>
            условиями оферты
          </Link>
        </Checkbox>
      </div>
    </Section>
  );
}
