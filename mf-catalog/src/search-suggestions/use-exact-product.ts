import type { Suggestions } from '@zapovednik/api/catalog/models/suggestions';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQueryClient } from '@zapovednik/platform/query';
import { useNavigate } from '@zapovednik/platform/router';
import type { KeyboardEvent } from 'react';
import { suggestQuery } from './suggest-query';

/** How long a search waits for the answer whether its text is an article number, in milliseconds. */
const PATIENCE = 1000;

/** An article or a bar code: one word with a digit. A scanner types it and presses Enter at once. */
const looksLikeCode = (text: string) => /^(?=\S*\d)\S{4,}$/.test(text);

/**
 * Handles Enter in the search field: the article, bar code or code of a product opens this product (CAT-37). The form
 * searches for every other text.
 */
export function useExactProduct() {
  const app = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();

  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { form, value } = event.currentTarget;
    const query = suggestQuery(app, value.trim());
    const known = client.getQueryData(query.queryKey);
    if (known ? !exactOf(known) : !looksLikeCode(value.trim())) return;
    event.preventDefault();
    void Promise.race([client.fetchQuery(query), after(PATIENCE)])
      .catch(() => undefined)
      .then((found) => {
        const product = found && exactOf(found);
        return product ? navigate(productLink(product.code)) : form?.requestSubmit();
      });
  };
}

const exactOf = ({ products }: Suggestions) => products.find(({ exact }) => exact);

const after = (delay: number) => new Promise<undefined>((resolve) => setTimeout(resolve, delay));
