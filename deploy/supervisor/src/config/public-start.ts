import { type MissingService, missingServices } from 'deploy-api/partners/public-services';
import { isPublicOrigin } from 'deploy-network/public-origin';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import type { Settings } from './config';

const WORDS: Readonly<Record<MissingService['name'], string>> = {
  sms: 'СМС с кодами',
  mail: 'письма',
  acquirer: 'приём оплаты, хотя бы один',
};

/** Whether sandboxes replace services without settings: in a shop of this machine, or if a setting allows it. */
export const usesSandboxes = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>, env: NodeJS.ProcessEnv): boolean =>
  !isPublicOrigin(publicOrigin) || env.PUBLIC_SANDBOXES === 'on';

/**
 * Refuses to start a public shop whose codes, emails or payments would go to sandboxes. `PUBLIC_SANDBOXES=on` allows
 * it, for a demonstration or a rehearsal.
 *
 * @throws ReleaseRejected with every missing setting
 */
export function requireRealServices({ publicOrigin }: Pick<Settings, 'publicOrigin'>, env: NodeJS.ProcessEnv): void {
  const missing = missingServices(env, publicOrigin);
  if (missing.length === 0) return;
  throw new ReleaseRejected([
    `магазин открыт всем, потому что PUBLIC_ORIGIN — ${publicOrigin}; задайте настоящие сервисы:`,
    ...missing.map(({ name, choices }) => `${WORDS[name]}: ${choices.map((names) => names.join(', ')).join('; или ')}`),
    'для показа или репетиции на песочницах: PUBLIC_SANDBOXES=on',
  ]);
}
