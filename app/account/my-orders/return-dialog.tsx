import { limits } from '#shared/limits.ts';
import { MOST_RETURN_PHOTOS } from '#shared/return-request.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { PhotoField, photoMistake, photosIn } from '../../forms/pictures/photo-field.tsx';
import { sendsPicture } from '../../forms/pictures/send-picture.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import { piecesMistake, ReturnPieces, returnIn } from './return-pieces.tsx';

const sendPhoto = sendsPicture('photo', (form, options) => api.order.addReturnPhoto(form, options));

/** Asks which pieces go back, why, and for photos of them. What the shop requires follows from the reason. */
export function ReturnDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).requestReturn;
  const language = useLanguage();
  const texts = orderChangeMessages[language];
  const pictures = useMessages(pictureMessages);
  return (
    <ActionDialog
      subject={open ? order : undefined}
      onClose={onClose}
      title={title}
      size="regular"
      check={(typed, { items }): Record<string, string> => ({
        ...piecesMistake(items, typed, language),
        ...photoMistake(typed, pictures),
      })}
      send={async (typed, { _id, items }) => ({
        message: await client.orders.requestReturn({
          ...{ _id, details: typed('details').trim(), photos: photosIn(typed) },
          ...returnIn(items, typed),
        }),
      })}
      onDone={() => undefined}
      submitLabel={texts.sendReturn}
    >
      {({ items }) => (
        <>
          <ReturnPieces items={items} />
          <TextArea label={texts.details} optional name="details" rows={3} maxLength={limits.returnDetails} />
          <PhotoField
            label={texts.returnPhotos}
            help={texts.returnPhotosHelp}
            most={MOST_RETURN_PHOTOS}
            send={sendPhoto}
          />
        </>
      )}
    </ActionDialog>
  );
}
