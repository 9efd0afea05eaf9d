import { signUpLink } from '@zapovednik/areas/cabinet/routes';
import { Button, LinkButton } from '@zapovednik/ui';
import { PhoneNumber } from '../person/phone-number';
import { Step } from '../step/step';

interface NobodysPhoneProps {
  /** The code for this phone was correct. */
  phone: string;
  /** The target after the registration. */
  back?: string | undefined;
  /** The user wants to enter another phone. */
  onBack: () => void;
}

/** The phone is confirmed, but no customer has it, so there is no password to recover (SES-13). */
export function UnknownPhone({ phone, back, onBack }: NobodysPhoneProps) {
  return (
    <Step
      heading="Этот номер у нас впервые"
      text={
        <p>
          С номером <PhoneNumber digits={phone} /> никто не регистрировался, поэтому и пароля у него нет.
        </p>
      }
    >
      <LinkButton variant="primary" wide to={signUpLink(back)}>
        Зарегистрироваться
      </LinkButton>
      <Button variant="quiet" wide onClick={onBack}>
        Указать другой номер
      </Button>
    </Step>
  );
}
