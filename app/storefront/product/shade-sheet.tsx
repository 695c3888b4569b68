import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { FamilyShadeView } from '#shared/contract/catalogue.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { facetValues } from '#shared/list-choice.ts';
import { productPath } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { quantityInCart } from '../../client/stored-lines.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { facetMessages } from '../../messages/facet-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { shadeSheetMessages } from '../../messages/shade-sheet-messages.ts';
import { useIsFew } from '../../shell-data/use-shell-data.ts';
import { pageApi } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { StockAlert } from '../stock-alert/stock-alert.tsx';
import { AddToCart } from './add-to-cart.tsx';
import type { CardProduct } from './card-product.ts';
import './shade-sheet.css';
import { shadesByDepth } from './shades-by-depth.ts';

type ShadeSheetProps = {
  product: CardProduct;
  name: string;
  /** The call that was made when the sheet was opened. */
  asked: ReturnType<typeof pageApi.product.getDetails>;
  open: boolean;
  onClose: () => void;
};

/** The shades of a family with their names: a shopper can choose, see and add one without leaving the list. */
export function ShadeSheet({ product, name, asked, open, onClose }: ShadeSheetProps) {
  const sheet = useMessages(shadeSheetMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const first = useRef<typeof asked | undefined>(asked);
  const ask = useCallback(
    (options: CallOptions) => {
      const answer = first.current ?? pageApi.product.getDetails({ productId: product._id }, options);
      first.current = undefined;
      return answer;
    },
    [product._id],
  );
  const { answer, failure, isLoading, reload } = useAnswer(ask);
  const shades = (answer?.data.familyShades ?? []).map((one) => named(one, language));
  const [chosenId, setChosenId] = useState(product._id);
  const chosen = shades.find(({ _id }) => _id === chosenId) ?? shades[0];
  const [otherId, setOtherId] = useState('');
  const other = shades.find(({ _id }) => _id === otherId && _id !== chosen?._id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      footer={chosen && <ChosenShade shade={chosen} unit={product.unit} />}
    >
      {failure && (
        <ErrorState title={sheet.shadesFailed} retrying={isLoading} onRetry={() => void reload()} />
      )}
      {!answer && !failure && (
        <p role="status">
          <Spinner /> {sheet.loadingShades}
        </p>
      )}
      {/* Shoppers who look at shades usually add one and go on to the cart. */}
      {chosen && <PrefetchPageLinks page={localPath('/cart')} />}
      {chosen && (
        <div className="shade-sheet stack gap-4">
          {other && (
            <div className="shade-sheet__pair">
              {[chosen, other].map((shade) => (
                <ShadeBeside key={shade._id} shade={shade} />
              ))}
            </div>
          )}
          {/* In one row: on a low screen the shades themselves need the height. */}
          <div className="row gap-3">
            {!other && <ShadePicture shade={chosen} />}
            {shades.length > 1 && (
              <SelectField
                className="shade-sheet__compare"
                label={sheet.compareWith}
                value={other?._id ?? ''}
                onChange={({ currentTarget }) => setOtherId(currentTarget.value)}
              >
                <option value="">{sheet.compareNothing}</option>
                {shadesByDepth(shades)
                  .filter(({ _id }) => _id !== chosen._id)
                  .map(({ _id, shade }) => (
                    <option key={_id} value={_id}>
                      {shade.name}
                    </option>
                  ))}
              </SelectField>
            )}
          </div>
          {groupsOf(shades).map(({ depth, shades: group }) => (
            <ShadeGroup
              key={depth}
              depth={depth}
              shades={group}
              chosenId={chosen._id}
              onChoose={setChosenId}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** The shade with its name in the page's language. */
function named(one: FamilyShadeView, language: Language): FamilyShadeView {
  return { ...one, shade: { name: nameIn(language, one.shade), hex: one.shade.hex } };
}

function ShadePicture({ shade: { image, shade } }: { shade: FamilyShadeView }) {
  return (
    <div className="shade-sheet__picture">
      <Picture src={image[0] ?? ''} alt={shade.name} fit="cover" sizes="8rem" widths={[320, 480]} />
    </div>
  );
}

/** One of two compared shades: a plain field of its colour, so that both colours meet at an edge. */
function ShadeBeside({ shade }: { shade: FamilyShadeView }) {
  const words: Record<string, unknown> = useMessages(facetMessages);
  const skin = [`depth:${shade.depth}`, `undertone:${shade.undertone}`].flatMap((key) => words[key] ?? []);
  return (
    <section className="stack gap-2" aria-label={shade.shade.name}>
      <svg className="shade-sheet__field" viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="4" height="3" fill={shade.shade.hex} />
      </svg>
      <div className="shade-sheet__shade">
        <p className="bold">{shade.shade.name}</p>
        {skin.length > 0 && <p className="fine muted">{skin.join(' · ')}</p>}
        <Price amount={priceAfterDiscount(shade.price, shade.discount)} original={shade.price} size="small" />
        <p>
          <StockOfShade stock={shade.stock} />
        </p>
      </div>
    </section>
  );
}

function StockOfShade({ stock }: { stock: number }) {
  const texts = useMessages(productMessages);
  const isFew = useIsFew(stock);
  if (stock > 0 && !isFew) return null;
  return <span className="fine muted nowrap">{stock === 0 ? texts.outOfStock : texts.fewLeft(stock)}</span>;
}

/** Price, stock and Add of the chosen shade, with a link to its page or, once it is in the cart, to the cart. */
function ChosenShade({ shade, unit }: { shade: FamilyShadeView; unit: string }) {
  const texts = useMessages(productMessages);
  const sheet = useMessages(shadeSheetMessages);
  const localPath = useLocalPath();
  const { _id, name, nameFr, image, stock, price, discount } = shade;
  const isInCart = useShop((state) => quantityInCart(state.cartItem.cart, _id) > 0);
  return (
    <div className="shade-sheet__foot stack gap-2">
      <p className="row apart" aria-live="polite">
        <strong>{shade.shade.name}</strong>
        <Price amount={priceAfterDiscount(price, discount)} original={price} />
      </p>
      {stock === 0 && <StockAlert productId={_id} />}
      <AddToCart product={{ _id, name, nameFr, image, unit, stock, price, discount }} />
      <ButtonLink
        variant={isInCart ? 'call-to-action' : 'quiet'}
        wide
        to={localPath(isInCart ? '/cart' : productPath({ _id, name }))}
      >
        {isInCart ? texts.viewCart : sheet.seeProduct}
      </ButtonLink>
    </div>
  );
}

type Group = { depth: string; shades: FamilyShadeView[] };

/** Groups of shades by the skin depth that they match, from light to deep; a family of colours is one group. */
function groupsOf(shades: readonly FamilyShadeView[]): Group[] {
  const sorted = shadesByDepth(shades);
  const depths = facetValues.depth.map(
    (depth): Group => ({
      depth,
      shades: sorted.filter((shade) => shade.depth === depth),
    }),
  );
  const others = { depth: '', shades: sorted.filter(({ depth }) => depth === null) };
  return [...depths, others].filter(({ shades: group }) => group.length > 0);
}

type ShadeGroupProps = Group & { chosenId: string; onChoose: (id: string) => void };

function ShadeGroup({ depth, shades, chosenId, onChoose }: ShadeGroupProps) {
  const texts = useMessages(productMessages);
  const words: Record<string, unknown> = useMessages(facetMessages);
  const name = useId();
  const depthWord = String(words[`depth:${depth}`] ?? texts.shadeChoice);
  const group = useRef<HTMLFieldSetElement>(null);
  // The deepest of sixteen shades is far below the part of the sheet that a phone shows when it opens.
  useEffect(() => {
    group.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={group}>
      <legend className="shade-sheet__legend">{depthWord}</legend>
      {shades.map((shade) => (
        <label key={shade._id} className="shade-sheet__shade row gap-3">
          <input
            type="radio"
            name={name}
            checked={shade._id === chosenId}
            onChange={() => onChoose(shade._id)}
          />
          <svg className="shade-sheet__dot" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="15" fill={shade.shade.hex} />
          </svg>
          <span className="shade-sheet__name">
            {shade.shade.name}
            {shade.undertone !== null && (
              <span className="fine muted"> {String(words[`undertone:${shade.undertone}`] ?? '')}</span>
            )}
          </span>
          <StockOfShade stock={shade.stock} />
        </label>
      ))}
    </fieldset>
  );
}
