/** The questions of the dialogs; links in emails contain their names: `?change=skip`. */
export const questions = ['skip', 'date', 'goods', 'place', 'payment', 'recipient', 'interval', 'cancel'] as const;
export type Question = (typeof questions)[number];
