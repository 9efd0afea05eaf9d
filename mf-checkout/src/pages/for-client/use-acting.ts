import { useApp, useAtom } from 'shared-contracts/app';
import { skipToken, useQuery } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { isAuth } from 'shared-contracts/shell/calls/user';

/** Whether an employee acts for the signed-in customer; undefined: not known yet. Only the server knows it (SES-33). */
export function useActing(): boolean | undefined {
  const { api } = useApp();
  const { status, userId } = useAtom(sessionAtom);
  const { data, isError } = useQuery({
    queryKey: ['mf-checkout', 'acting', userId],
    queryFn: status === 'authorized' ? async () => (await api(isAuth, { site: 'true' })).on_behalf : skipToken,
  });
  return isError ? false : data;
}
