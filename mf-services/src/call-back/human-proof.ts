import type { AppContext } from 'shared-contracts/app';
import { solveCaptcha } from 'shared-contracts/cabinet/commands';
import { FormFailure } from 'shared-contracts/ui/field';

const unreachable = 'Не получилось проверить, что вы не робот. Проверьте интернет и попробуйте ещё раз.';

/**
 * The captcha's response for one request (SES-14); empty where the installation has no captcha.
 *
 * @throws FormFailure
 */
export async function humanProof({ bus, settings }: AppContext): Promise<{ captchaResponse?: string }> {
  if (!settings.captcha) return {};
  const { captchaResponse, failure } = await bus.run(solveCaptcha, {}).catch((cause: unknown) => {
    throw new FormFailure(unreachable, { cause });
  });
  if (captchaResponse === undefined) throw new FormFailure(failure ?? unreachable);
  return { captchaResponse };
}
