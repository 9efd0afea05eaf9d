import type { City } from '@zapovednik/api/shell/models/city';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';

interface CityQuestionProps {
  /** The chosen city; null closes the dialog. */
  city: City | null;
  /** The basket is not empty (CIT-22). */
  basket: boolean;
  /** What happens to the current page; null: it opens in the other city too. */
  page: string | null;
  onYes: (city: City) => void;
  onNo: () => void;
}

/** Asks before the city changes while the basket is not empty, or on a page that only this city has (CIT-22, CIT-23). */
export function CityQuestion({ city, basket, page, onYes, onNo }: CityQuestionProps) {
  // The city that is shown during the closing animation.
  const [last, setLast] = useState(city);
  if (city && city !== last) setLast(city);
  return (
    <Dialog
      size="small"
      open={city !== null}
      onClose={onNo}
      title={`Перейти в город ${last?.name ?? ''}?`}
      footer={
        <>
          <Button onClick={onNo}>Остаться</Button>
          <Button variant="primary" onClick={() => city && onYes(city)}>
            Изменить город
          </Button>
        </>
      }
    >
      {basket && <p>Внимание! При изменении города ваша корзина может измениться.</p>}
      {page && <p>{page}</p>}
    </Dialog>
  );
}
