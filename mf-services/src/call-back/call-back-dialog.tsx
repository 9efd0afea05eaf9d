import { askForCall, callBackRules } from '@zapovednik/api/services/calls/call-back';
import type { Salon } from '@zapovednik/api/services/calls/salon';
import { consentRoute } from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { Button } from '@zapovednik/ui';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { Dialog } from '@zapovednik/ui/dialog';
import { Checkbox, Form, PhoneField, TextField, useZodForm } from '@zapovednik/ui/field';
import { useState } from 'react';
import styles from './call-back-dialog.module.css';

interface CallBackDialogProps {
  salon: Salon;
  serviceId: number;
  /** What was typed in the booking. */
  known: { readonly name: string; readonly phone: string };
  onClose: () => void;
}

/** A request for a phone call by a salon without free times: name, phone and consent. */
export default function CallBackDialog({ salon, serviceId, known, onClose }: CallBackDialogProps) {
  const app = useApp();
  const [isAsked, setAsked] = useState(false);
  const form = useZodForm(callBackRules, {
    defaultValues: { name: known.name, phone: known.phone, acceptPersonData: false },
  });
  return (
    <Dialog open onClose={onClose} title="Перезвонить вам">
      {isAsked ? (
        <p role="status">Спасибо! Позвоним вам в рабочие часы и предложим время.</p>
      ) : (
        <Form
          form={form}
          label="Просьба перезвонить"
          className={styles.form}
          onSubmit={async ({ name, phone }) => {
            const proof = await captchaResponse(app);
            await app.api(askForCall, { salonId: salon.id, serviceId, name, phone, acceptPersonData: 'Y', ...proof });
            setAsked(true);
          }}
        >
          <p>{salon.name}. Позвоним вам и подберём время, которого нет на сайте.</p>
          <TextField name="name" label="Ваше имя" autoComplete="name" />
          <PhoneField name="phone" label="Телефон" />
          <Checkbox name="acceptPersonData">
            Согласен на{' '}
            <Link to={link(consentRoute)} target="_blank" className={styles.link}>
              обработку персональных данных
            </Link>
          </Checkbox>
          <Button type="submit" variant="primary" wide busy={form.formState.isSubmitting}>
            Жду звонка
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
