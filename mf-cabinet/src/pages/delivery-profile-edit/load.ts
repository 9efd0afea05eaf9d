import { getProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { notFound, type PageArgs } from '@zapovednik/platform/app';

const addressFailed = 'Не удалось загрузить адрес. Попробуйте ещё раз чуть позже.';

/** The saved address (API-40). If it does not exist or belongs to another customer, the page is a 404. */
export async function loadSavedAddress({ app, params, required }: PageArgs): Promise<{ id: number }> {
  const { id = '' } = params;
  // The number of an address, in the format of the call.
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const profile = await required('delivery-profile', app.api(getProfile, { id }), addressFailed);
  return { id: profile.id };
}
