import { mailToken } from '@zapovednik/api/cabinet/calls/recovery';
import { useLocation, useNavigate } from '@zapovednik/platform/router';
import { useEffect, useState } from 'react';

/** The data of a link in an email, or that the link is invalid. */
export type MailLink = { readonly token: string } | 'broken';

interface GivenLink {
  /** Null when the URL has no link data, and before hydration. */
  readonly link: MailLink | null;
  readonly forget: () => void;
}

/**
 * The value after the `#` of a link in an email, by its name: `/auth/password-recovery/#token=…`. It is removed from
 * the URL at once, and is not stored anywhere else.
 */
export function useMailLink(name: 'token' | 'email' | 'stop'): GivenLink {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailLink | null>(null);
  const given = new URLSearchParams(hash.slice(1)).get(name);
  useEffect(() => {
    if (given === null) return;
    const { success, data } = mailToken.safeParse(given);
    setLink(success ? { token: data } : 'broken');
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [given, navigate, pathname, search]);
  return { link, forget: () => setLink(null) };
}
