import { useEffect, useState } from 'react';
import { mailToken } from 'shared-contracts/cabinet/calls/recovery';
import { useLocation, useNavigate } from 'shared-contracts/router';

/** A link of a letter: what it carries, or that it is no link of ours. */
export type MailLink = { readonly token: string } | 'broken';

interface GivenLink {
  /** Null without one, and before hydration. */
  readonly link: MailLink | null;
  readonly forget: () => void;
}

/**
 * What the link of a letter carries behind its `#`, under a name: `/auth/password-recovery/#token=…`. It is taken out of the
 * address at once, and kept nowhere else.
 */
export function useMailLink(name: 'token' | 'email'): GivenLink {
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
