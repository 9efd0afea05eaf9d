const names: Readonly<Record<string, string>> = {
  everything: 'Для всех',
  food: 'Корм и лакомства',
  health: 'Здоровье',
  home: 'Дом и чистота',
};

/** The name of a category; a new category is shown by its code until it gets a name. */
export const categoryName = (code: string): string => names[code] ?? code;
