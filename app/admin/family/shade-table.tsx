import { type ClipboardEvent, useEffect, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { formatFrancs, francs, MAX_FRANCS } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { familyMessages, shadeColumnMessages } from '../../messages/family-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { FileChoice } from '../../ui/fields/file-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { More } from '../../ui/layout/more.tsx';
import {
  ChevronDown,
  ChevronUp,
  CirclePlus,
  CopyPlus,
  ImagePlus,
  Palette,
  X,
} from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { PictureButtons } from '../pictures/picture-buttons.tsx';
import { usePictureUploads } from '../pictures/upload-picture.ts';
import { emptyProduct } from '../product/product-fields.ts';
import { readWholeNumber } from '../product/read-whole-number.ts';
import { leadingShadeName, type ShadeColumn, type ShadeRow, shadeColumns } from './family-form.ts';
import { cellsIn, shadesFrom, shadesIn } from './paste-shades.ts';
import { PickColourDialog } from './pick-colour-dialog.tsx';
import { colourOfPhoto } from './shade-colour.ts';
import { ShadePhotosDialog } from './shade-photos-dialog.tsx';
import './shade-table.css';
import type { ShadeRows } from './use-shade-rows.ts';

type ShadeTableProps = {
  shades: ShadeRows;
  /** The price, as typed, of a shade without a price of its own. */
  commonPrice: string;
  /** Mistakes by the key of a row and the column. */
  mistakes: ReadonlyMap<string, string>;
  /** The error of the call for a row, by its index. */
  refused: (index: number) => string | undefined;
};

/** The shades of a family: a table on a laptop, one card each on a phone. */
export function ShadeTable({ shades, commonPrice, mistakes, refused }: ShadeTableProps) {
  const columns = useMessages(shadeColumnMessages);
  const texts = useMessages(familyMessages);
  const [coloured, setColoured] = useState<string>();
  const picking = shades.rows.find(({ key }) => key === coloured);
  return (
    <div className="shade-table stack gap-4">
      {shades.rows.length > 0 && (
        <div className="shade-table__rows">
          <div className="shade-table__head" aria-hidden="true">
            <span />
            {shadeColumns.map((column) => (
              <span key={column}>{columns[column]}</span>
            ))}
          </div>
          <ol className="shade-table__list stack gap-3" aria-label={texts.shades}>
            {shades.rows.map((row, index) => (
              <ShadeCard
                key={row.key}
                row={row}
                index={index}
                shades={shades}
                commonPrice={commonPrice}
                mistakes={mistakes}
                refused={refused(index)}
                onPick={() => setColoured(row.key)}
              />
            ))}
          </ol>
        </div>
      )}
      <div className="stack gap-2">
        <PictureButtons multiple label={texts.photos} onFiles={shades.addPhotos} />
        <p className="fine">{texts.photosHelp}</p>
      </div>
      <div className="cluster">
        <Button variant="outline" icon={<CirclePlus />} onClick={shades.add}>
          {texts.addShade}
        </Button>
      </div>
      <PasteList onPaste={(text) => shades.paste(shadesIn(text))} />
      <PickColourDialog
        picture={picking?.images[0]}
        onClose={() => setColoured(undefined)}
        onPicked={(shadeHex) => {
          if (coloured !== undefined) shades.change(coloured, { shadeHex, isColourChosen: true });
          setColoured(undefined);
        }}
      />
    </div>
  );
}

type ShadeCardProps = Pick<ShadeTableProps, 'shades' | 'commonPrice' | 'mistakes'> & {
  row: ShadeRow;
  index: number;
  refused: string | undefined;
  onPick: () => void;
};

function ShadeCard({ row, index, shades, commonPrice, mistakes, refused, onPick }: ShadeCardProps) {
  const columns = useMessages(shadeColumnMessages);
  const texts = useMessages(familyMessages);
  const { key } = row;
  const leading = leadingShadeName(useLanguage());
  const named = texts.shadeNumber(index + 1, row[leading] || row.shadeName || row.shadeNameFr);
  const isLast = index === shades.rows.length - 1;

  function paste(event: ClipboardEvent<HTMLInputElement>, column: ShadeColumn): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    shades.paste(shadesFrom(column, cellsIn(text)), index);
  }

  const field = (column: Exclude<ShadeColumn, 'shadeHex'>) => ({
    label: columns[column],
    className: `shade-table__${column}`,
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    maxLength: limits.shortText,
    value: row[column],
    error: mistakes.get(`${key} ${column}`),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(event, column),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      shades.change(key, { [column]: currentTarget.value }),
  });
  const downwards = (column: 'stock' | 'price') =>
    isLast ? {} : { endControl: <FillDown {...{ column, named, index, shades }} /> };

  return (
    <li className="shade-table__row panel">
      <fieldset className="shade-table__cells">
        <legend className="visually-hidden">{named}</legend>
        <ShadePhoto {...{ row, named, shades }} />
        <TextField {...field('shadeName')} required={leading === 'shadeName'} />
        <TextField {...field('shadeNameFr')} required={leading === 'shadeNameFr'} lang="fr" />
        <ShadeColour {...{ row, named, shades, onPick }} error={mistakes.get(`${key} shadeHex`)} />
        <TextField {...field('stock')} {...downwards('stock')} inputMode="numeric" />
        <TextField
          {...field('price')}
          {...downwards('price')}
          inputMode="numeric"
          placeholder={priceShown(commonPrice)}
        />
        <div className="shade-table__tools">
          <IconButton
            label={texts.moveUp(named)}
            icon={<ChevronUp />}
            aria-disabled={index === 0}
            onClick={() => shades.move(index, index - 1)}
          />
          <IconButton
            label={texts.moveDown(named)}
            icon={<ChevronDown />}
            aria-disabled={isLast}
            onClick={() => shades.move(index, index + 1)}
          />
          <IconButton
            label={texts.remove(named)}
            icon={<X />}
            onClick={() => {
              shades.remove(key);
              notify.message(texts.removed(named), {
                action: { label: texts.undo, onPress: () => shades.putBack(row, index) },
              });
            }}
          />
        </div>
      </fieldset>
      {refused !== undefined && <p className="shade-table__refused field__error">{refused}</p>}
    </li>
  );
}

type CellProps = { row: ShadeRow; named: string; shades: ShadeRows };

function ShadePhoto({ row, named, shades }: CellProps) {
  const texts = useMessages(familyMessages);
  const [picture] = row.images;
  const [isOpen, setOpen] = useState(false);
  const uploads = usePictureUploads((urls) => shades.arrived(row.key, urls));
  const underway = uploads.uploads.length;
  useEffect(() => shades.await(row.key, underway), [shades.await, row.key, underway]);
  const pictures = { ...uploads, start };
  const isSending = (shades.sending.get(row.key) ?? 0) > 0;

  function start(files: readonly File[]): void {
    uploads.start(files);
    const [first] = files;
    if (first === undefined || row.images.length > 0) return;
    void colourOfPhoto(first).then((colour) => {
      if (colour !== undefined) shades.colour(row.key, colour);
    });
  }

  return (
    <div className="shade-table__photo">
      {picture !== undefined && (
        <>
          <button
            type="button"
            className="shade-table__view"
            aria-label={texts.photosOf(named)}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Picture src={picture} alt="" fit="cover" sizes="6rem" />
          </button>
          {row.images.length > 1 && <span className="shade-table__count">{row.images.length}</span>}
          <IconButton
            label={texts.removePhoto(named)}
            icon={<X />}
            className="shade-table__unphoto"
            onClick={() => shades.change(row.key, { images: row.images.slice(1) })}
          />
        </>
      )}
      {isSending && <Spinner />}
      <FileChoice
        variant="quiet"
        accept="image/*"
        multiple
        icon={<ImagePlus />}
        className="shade-table__add-photo"
        onFiles={start}
      >
        <VisuallyHidden>{texts.addPhoto(named)}</VisuallyHidden>
      </FileChoice>
      <ShadePhotosDialog
        row={isOpen ? row : undefined}
        named={named}
        shades={shades}
        pictures={pictures}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

type ShadeColourProps = CellProps & { onPick: () => void; error: string | undefined };

function ShadeColour({ row, named, shades, onPick, error }: ShadeColourProps) {
  const columns = useMessages(shadeColumnMessages);
  const texts = useMessages(familyMessages);
  const isOpen = row.shadeHex === '';
  return (
    <div className="shade-table__colour">
      <TextField
        label={columns.shadeHex}
        type="color"
        className={classNames('product-form__colour', isOpen && 'shade-table__no-colour')}
        help={isOpen && error === undefined ? texts.noColour : undefined}
        error={error}
        // The picker has to open with a colour; without one it would be black.
        value={isOpen ? emptyProduct.shadeHex : row.shadeHex}
        onChange={({ currentTarget }) =>
          shades.change(row.key, { shadeHex: currentTarget.value, isColourChosen: true })
        }
      />
      {row.images.length > 0 && (
        <IconButton label={texts.pickColour(named)} icon={<Palette />} variant="outlined" onClick={onPick} />
      )}
    </div>
  );
}

type FillDownProps = { column: 'stock' | 'price'; named: string; index: number; shades: ShadeRows };

function FillDown({ column, named, index, shades }: FillDownProps) {
  const columns = useMessages(shadeColumnMessages);
  const texts = useMessages(familyMessages);
  return (
    <IconButton
      label={texts.fillDown(columns[column], named)}
      icon={<CopyPlus />}
      onClick={() => shades.fillDown(index, column)}
    />
  );
}

function PasteList({ onPaste }: { onPaste: (text: string) => void }) {
  const texts = useMessages(familyMessages);
  const [text, setText] = useState('');
  return (
    <More summary={texts.pasteTitle}>
      <div className="stack gap-3">
        <TextArea
          label={texts.pasteLabel}
          help={texts.pasteHelp}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="cluster">
          <Button
            disabled={text.trim() === ''}
            onClick={() => {
              onPaste(text);
              setText('');
            }}
          >
            {texts.pasteNow}
          </Button>
        </div>
      </div>
    </More>
  );
}

/** The common price, as shown in a shade without its own. */
function priceShown(typed: string): string {
  const amount = Number(readWholeNumber(typed));
  return amount > 0 && amount <= MAX_FRANCS
    ? formatFrancs(francs(amount))
        .replace(/[^\d\s]/g, '')
        .trim()
    : '';
}
