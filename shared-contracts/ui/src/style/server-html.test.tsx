import { AppContextProvider } from '@zapovednik/platform/app';
import { createTestApp } from '@zapovednik/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as z from 'zod/mini';
import {
  Badge,
  Breadcrumbs,
  Button,
  EmptyState,
  ErrorFallback,
  IconButton,
  LinkButton,
  Metadata,
  Notifications,
  Pagination,
  Picture,
  Price,
  ProgressBar,
  QuantityStepper,
  Rating,
  Skeleton,
  Spinner,
  VisuallyHidden,
} from '..';
import { Carousel } from '../carousel';
import { Dialog } from '../dialog';
import { Accordion, Tabs } from '../disclosure';
import { Checkbox, Form, PhoneField, RadioCards, Select, TextArea, TextField, useZodForm } from '../field';
import { Menu } from '../popover';
import { RichText } from '../rich-text';

function Fields() {
  const form = useZodForm(z.object({ name: z.string() }), { defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextField name="name" label="Имя" hint="Как в паспорте" />
      <TextArea name="comment" label="Комментарий" />
      <PhoneField name="phone" label="Телефон" />
      <Select name="elevator" label="Лифт" options={[{ value: 'yes', label: 'Есть' }]} />
      <RadioCards name="way" label="Способ" choices={[{ value: 'courier', title: 'Курьером' }]} />
      <Checkbox name="agree">Согласен</Checkbox>
    </Form>
  );
}

test('what the server renders has no style attribute: the content security policy forbids them', () => {
  const html = renderToString(
    <AppContextProvider value={createTestApp()}>
      <MemoryRouter>
        <Metadata title="Корм" description="Для собак" data={[{ '@type': 'Product' }]} />
        <Breadcrumbs items={[{ title: 'Главная', to: '/' }, { title: 'Корм' }]} />
        <Button busy>В корзину</Button>
        <LinkButton to="/">На главную</LinkButton>
        <Menu
          label="Ещё"
          trigger={(invoker) => (
            <IconButton label="Ещё" {...invoker}>
              <Spinner />
            </IconButton>
          )}
          items={[{ id: 'a', title: 'Повторить', onSelect: () => {} }]}
        />
        <Badge theme="red">По рецепту</Badge>
        <Price price={850} oldPrice={1000} />
        <Picture src="/pictures/product/1/1" alt="" sizes="234px" ratio="4:5" />
        <Rating value={4.3} />
        <Skeleton shape="picture" width="half" />
        <EmptyState title="Пусто" />
        <ErrorFallback onRetry={() => {}} />
        <QuantityStepper label="Корм" value={1} max={3} onChange={() => {}} />
        <Pagination page={2} pages={9} to={(page) => `?page=${page}`} />
        <Notifications messages={[{ id: 1 }]} onDismiss={() => {}} />
        <ProgressBar state="failed" />
        <VisuallyHidden>Скрыто</VisuallyHidden>
        <Tabs label="О товаре" items={[{ id: 'a', title: 'Описание', content: <RichText html="<p>Рис</p>" /> }]} />
        <Accordion items={[{ id: 'a', title: 'Вопрос', content: 'Ответ' }]} />
        <Carousel label="Хиты">
          <p>Корм</p>
        </Carousel>
        <Dialog open={false} onClose={() => {}} title="Адрес">
          …
        </Dialog>
        <Fields />
      </MemoryRouter>
    </AppContextProvider>,
  );
  expect(html).toContain('Комментарий');
  expect(html).not.toMatch(/\sstyle=/);
});
