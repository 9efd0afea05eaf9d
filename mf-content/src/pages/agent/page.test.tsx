import { screen } from '@testing-library/react';
import { sessionAtom, unknownSession } from 'shared-contracts/shell/atoms';
import { createTestApp, renderArea } from 'shared-contracts/testing';
import area from '../../area';

test('SES-39 the staff sees that it cannot become agents', async () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', groups: ['1c_user'] });
  await renderArea(area, '/agent/', { app });
  expect(await screen.findByText(/Вы работаете в «Заповеднике»/)).toBeVisible();
});
