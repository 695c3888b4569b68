import type { PictureUploads } from '../../forms/pictures/use-uploads.ts';
import { useMessages } from '../../language.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PictureList } from '../pictures/picture-list.tsx';
import { PictureTexts } from '../product/picture-texts.tsx';
import { withReplaced } from '../product/product-fields.ts';
import type { ShadeRow } from './family-form.ts';
import type { ShadeRows } from './use-shade-rows.ts';

type ShadePhotosProps = { named: string; shades: ShadeRows; pictures: PictureUploads };

type ShadePhotosDialogProps = ShadePhotosProps & {
  /** The dialog is open while this is set. */
  row: ShadeRow | undefined;
  onClose: () => void;
};

/**
 * The photos of one shade, as in the form of a product: with their order, several in a row from the camera, a white background, and texts.
 * Saved with the family.
 */
export function ShadePhotosDialog({ row, onClose, ...photos }: ShadePhotosDialogProps) {
  const texts = useMessages(familyMessages);
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      title={texts.photosOf(photos.named)}
      footer={
        <Button wide onClick={onClose}>
          {texts.photosDone}
        </Button>
      }
    >
      {row && <ShadePhotos row={row} {...photos} />}
    </Dialog>
  );
}

function ShadePhotos({ row, named, shades, pictures }: ShadePhotosProps & { row: ShadeRow }) {
  const change = (changed: Partial<ShadeRow>) => shades.change(row.key, changed);
  return (
    <div className="stack gap-5">
      <PictureList
        images={row.images}
        onChange={(images) => change({ images })}
        onReplace={(url, other) => change(withReplaced(row, url, other))}
        pictures={pictures}
        subject={named}
      />
      <PictureTexts fields={row} change={change} errors={{}} />
    </div>
  );
}
