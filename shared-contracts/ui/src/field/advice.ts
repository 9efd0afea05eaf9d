/**
 * Messages that a requirement prescribes to the letter, by their beginning, with a second sentence that says what to do. It is shown
 * below the message and belongs to the description of the field.
 */
const sentences: Readonly<Record<string, string>> = {
  'Не удалось отформатировать телефон': 'Нужны десять цифр после\u00A0+7, например +7\u00A0912\u00A0345-67-89.',
  'Укажите улицу': 'Начните вводить название и\u00A0выберите улицу из\u00A0подсказок.',
  'Укажите номер дома': 'С\u00A0корпусом или буквой, если они есть: 12к2, 8А.',
  'Укажите Ваш этаж': 'По\u00A0нему считаем подъём до\u00A0двери. В\u00A0частном доме напишите\u00A01.',
  'Укажите наличие лифта': 'Без лифта подъём на\u00A0этаж стоит дороже.',
};

/** What to do about a message at a field; undefined if the message says it itself. */
export const adviceFor = (message: string | undefined): string | undefined =>
  Object.entries(sentences).find(([start]) => message?.startsWith(start))?.[1];
