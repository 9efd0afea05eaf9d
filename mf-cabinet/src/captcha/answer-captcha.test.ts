import { answerCaptcha } from './answer-captcha';
import { CaptchaFailed } from './captcha-failed';
import { captchaResponse } from './captcha-response';

jest.mock('./captcha-response', () => ({ captchaResponse: jest.fn() }));
const response = jest.mocked(captchaResponse);

test('SES-14 a form of another area gets the response, or the reason why there is none', async () => {
  response.mockResolvedValueOnce({ captchaResponse: 'human' });
  expect(await answerCaptcha({ settings: {} })).toEqual({ captchaResponse: 'human' });
  response.mockRejectedValueOnce(new CaptchaFailed('closed'));
  expect(await answerCaptcha({ settings: {} })).toEqual({
    failure: 'Проверка, что вы не робот, не закончена. Попробуйте ещё раз.',
  });
  response.mockRejectedValueOnce(new Error('broken'));
  await expect(answerCaptcha({ settings: {} })).rejects.toThrow('broken');
});
