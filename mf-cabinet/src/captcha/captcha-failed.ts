const words = {
  unreachable: 'Не получилось проверить, что вы не робот. Проверьте интернет и попробуйте ещё раз.',
  closed: 'Проверка, что вы не робот, не закончена. Попробуйте ещё раз.',
};

/** The captcha gave no response; the message is for whoever waits for it. */
export class CaptchaFailed extends Error {
  override name = 'CaptchaFailed';

  constructor(why: keyof typeof words) {
    super(words[why]);
  }
}
