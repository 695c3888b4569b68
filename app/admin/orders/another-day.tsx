import { daysBefore } from '#shared/shop-day.ts';
import { useMessages } from '../../language.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

type AnotherDayProps = { orderNumber: string; name: string; today: string };

/** Asks on which day a parcel is brought again; tomorrow unless another day is chosen. */
export function AnotherDay({ orderNumber, name, today }: AnotherDayProps) {
  const texts = useMessages(parcelMessages);
  return (
    <>
      <p>
        <strong>{texts.about(orderNumber, name)}</strong>
      </p>
      <TextField
        label={texts.day}
        name="day"
        type="date"
        required
        min={today}
        defaultValue={daysBefore(today, -1)}
      />
    </>
  );
}
