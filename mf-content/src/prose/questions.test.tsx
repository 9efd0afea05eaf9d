import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryRoute } from '@zapovednik/areas/content/routes';
import { renderWithApp } from '@zapovednik/testing';
import { ProsePage } from './page';

const questions = [{ id: 'srok', question: 'Сколько хранится заказ?', answer: 'Три дня.' }];

test('a question opens to its answer, and search engines get both', async () => {
  renderWithApp(
    <ProsePage route={deliveryRoute} heading="Доставка" description="Как привезём" questions={questions} />,
  );
  await userEvent.click(screen.getByText('Сколько хранится заказ?'));
  expect(screen.getByText('Три дня.')).toBeVisible();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(data).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Сколько хранится заказ?', acceptedAnswer: { '@type': 'Answer', text: 'Три дня.' } },
    ],
  });
});
