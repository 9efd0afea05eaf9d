import { html, type Markup, page } from '../acquiring/page';

interface Typed {
  readonly id: number;
  readonly conclusion: string;
  /** Names: a browser does not take files back. */
  readonly files: readonly string[];
}

/** The conclusion of a visit, and what it has replaced. */
export interface Written extends Typed {
  readonly earlier: readonly {
    readonly text: string;
    readonly replacedOn: string;
    readonly files: readonly string[];
    /** The customer does not see it. */
    readonly takenBack: boolean;
  }[];
}

interface Shown {
  readonly message: string;
  /** What was refused: nothing has to be typed again. */
  readonly typed?: Typed;
  /** What was written to the visit whose number was asked for. */
  readonly written?: Written | null;
}

/** The page on which a specialist reads and writes the conclusion of a visit. */
export function conclusionPage({ message, typed, written = null }: Shown): string {
  const known = typed ?? written;
  const id = known ? String(known.id) : '';
  return page(
    'Заключение после приёма',
    html`<h1>Заключение после приёма</h1>
<p>Клиент прочитает его в личном кабинете, гость — по ссылке и коду из СМС. Новое заключение заменит прежнее вместе с файлами; прежнее клиент прочитает рядом с новым. Пустое отзывает прежние: клиент их больше не увидит. <a href="/back-office/">Заказы</a> <a href="/back-office/salons/">Закрыть салон на день</a></p>
${message ? html`<p role="alert">${message}</p>` : null}
<form>
<label>Запись <input name="id" inputmode="numeric" pattern="\\d{1,9}" required value="${id}"></label>
<button class="other">Показать написанное</button>
</form>
${written && html`<p>Сейчас файлов: ${written.files.length}${written.files.length > 0 ? ` (${written.files.join(', ')})` : ''}</p>`}
${written?.earlier.map(earlierConclusion) ?? null}
${typed && typed.files.length > 0 ? html`<p>Выберите файлы ещё раз: ${typed.files.join(', ')}</p>` : null}
<form method="post" enctype="multipart/form-data">
<label>Номер записи <input name="id" inputmode="numeric" pattern="\\d{1,9}" required value="${id}"></label>
<label>Заключение <textarea name="conclusion" rows="8" maxlength="4000">${known?.conclusion ?? ''}</textarea></label>
<label>Файлы: PDF, JPEG или PNG, до 5 МБ вместе <input type="file" name="files" accept=".pdf,.jpg,.jpeg,.png" multiple></label>
<button>Сохранить</button>
</form>`,
  );
}

const earlierConclusion = ({ text, replacedOn, files, takenBack }: Written['earlier'][number]): Markup =>
  html`<details><summary>Заменено ${replacedOn}${takenBack ? ', отозвано: клиент не видит' : ''}</summary><p style="white-space:pre-line">${text}</p>${
    files.length > 0 ? html`<p>Файлы: ${files.join(', ')}</p>` : null
  }</details>`;
