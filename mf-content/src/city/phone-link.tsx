import { stripNonDigits } from 'shared-contracts/format';

/** A phone that can be called by a press: `+7 (343) 000-00-00`. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+${stripNonDigits(phone)}`}>{phone}</a>;
}
