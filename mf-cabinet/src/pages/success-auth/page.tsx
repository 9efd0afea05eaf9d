import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { useSearchParams } from '@zapovednik/platform/router';
import { ConfirmedEmail } from '../../email/confirmed-email';
import { StoppedChange } from '../../email/stopped-change';
import { useMailLink } from '../../link/use-mail-link';
import { Anonymous } from './anonymous';
import { SignedIn } from './signed-in';
import { Welcome } from './welcome';

/**
 * ROU-10, SES-19: shown after sign-in or registration, and for links that confirm an e-mail or stop a change; open to
 * everybody.
 */
export function Component() {
  const { status, name, email } = useAtom(sessionAtom);
  const [query] = useSearchParams();
  const { link } = useMailLink('email');
  const { link: stop } = useMailLink('stop');
  if (stop) return <StoppedChange link={stop} />;
  if (link) return <ConfirmedEmail link={link} />;
  if (status !== 'authorized') return <Anonymous />;
  const [first = ''] = name.split(' ');
  return query.get('from') === 'signup' ? <Welcome name={first} email={email} /> : <SignedIn name={first} />;
}
