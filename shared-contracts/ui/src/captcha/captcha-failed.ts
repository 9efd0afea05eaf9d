import { FormFailure } from '@zapovednik/ui/field';

const messages = {
  unreachable: 'Не получилось проверить, что вы не робот. Проверьте интернет и попробуйте ещё раз.',
  closed: 'Проверка, что вы не робот, не закончена. Попробуйте ещё раз.',
};

/** The captcha gave no response; the form shows an error. */
export class CaptchaFailed extends FormFailure {
  override name = 'CaptchaFailed';

  constructor(reason: keyof typeof messages) {
    super(messages[reason]);
  }
}
