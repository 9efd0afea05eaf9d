/** What a dialog can ask about; the links of the emails name it: `?change=skip`. */
export const questions = ['skip', 'date', 'goods', 'place', 'payment', 'recipient', 'interval', 'cancel'] as const;
export type Question = (typeof questions)[number];
