/** Formats a phone for display, as its field does: `79120000000` → `+7 912 000-00-00`; other text is unchanged. */
export const formatPhone = (digits: string): string =>
  digits.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');
