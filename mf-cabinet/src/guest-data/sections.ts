/** The names of the file's sections, in the order of the page. */
const titles: Readonly<Record<string, string>> = {
  orders: 'Заказы',
  order_consents: 'Согласия к заказам',
  visits: 'Записи к специалистам',
  requests: 'Обращения, анкеты и просьбы перезвонить',
  subscriptions: 'Ожидание товаров',
  consents: 'Согласия на рассылку',
};

/** The sections with data; a section that this version does not have is named as in the file. */
export function sectionsOf(data: Readonly<Record<string, readonly unknown[]>>): { title: string; count: number }[] {
  const known = Object.keys(titles).filter((name) => Object.hasOwn(data, name));
  const others = Object.keys(data).filter((name) => !Object.hasOwn(titles, name));
  return [...known, ...others].map((name) => ({ title: titles[name] ?? name, count: data[name]?.length ?? 0 }));
}
