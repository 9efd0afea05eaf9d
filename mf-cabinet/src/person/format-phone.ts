/** A phone for people, as its field writes it: `79120000000` → `+7 912 000-00-00`; anything else stays as it is. */
export const formatPhone = (digits: string): string =>
  digits.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
