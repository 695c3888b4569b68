import { useState } from 'react';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { promotionMessages } from '../../messages/promotion-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useFieldError } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { X } from '../../ui/pictures/icons.tsx';
import { ScanButton } from '../camera/scan-button.tsx';
import { type Choice, ChoiceChips } from '../choice-chips.tsx';
import { useFoundProducts } from '../new-order/use-found-products.ts';

/** Whether it has more products than are named: thousands, picked in the list of products, which stay as they were picked. */
export function namesMore({ products, productCount }: PromotionView): boolean {
  return productCount > products.length;
}

type PromotionScopeProps = { given: PromotionView | undefined; brands: readonly string[] };

/** The products that the promotion is valid for; choices add up, and no choice means everything. */
export function PromotionScope({ given, brands }: PromotionScopeProps) {
  const texts = useMessages(promotionMessages);
  const { allCategory } = useFetchedCatalogue();
  return (
    <fieldset className="stack gap-3">
      <legend className="legend">{texts.validFor}</legend>
      <p className="small muted">{texts.validForHelp}</p>
      <Chosen
        name="categories"
        label={texts.categories}
        prompt={texts.chooseCategory}
        choices={allCategory}
        given={given?.categories ?? []}
      />
      <Chosen
        name="brands"
        label={texts.brands}
        prompt={texts.chooseBrand}
        choices={brands.map((brand) => ({ _id: brand, name: brand, nameFr: null }))}
        given={given?.brands ?? []}
      />
      {given && namesMore(given) ? (
        <p>{texts.someProducts(given.productCount)}</p>
      ) : (
        <NamedProducts
          name="products"
          given={given?.namedProducts.filter(({ id }) => given.products.includes(id)) ?? []}
        />
      )}
    </fieldset>
  );
}

type ChosenProps = {
  name: string;
  label: string;
  prompt: string;
  choices: readonly Choice[];
  given: readonly string[];
};

function Chosen({ name, label, prompt, choices, given }: ChosenProps) {
  const [ids, setIds] = useState(given);
  const error = useFieldError(name, undefined);
  return (
    <>
      <input type="hidden" name={name} value={ids.join('\n')} />
      <ChoiceChips
        label={label}
        prompt={prompt}
        choices={choices.filter(({ _id }) => !ids.includes(_id))}
        chosen={ids.flatMap((id) => choices.find(({ _id }) => _id === id) ?? [])}
        onChange={(chosen) => setIds(chosen.map(({ _id }) => _id))}
        error={error}
      />
    </>
  );
}

type Named = { id: string; name: string; nameFr: string | null };
type NamedProductsProps = { name: string; given: readonly Named[]; most?: number };

/** A choice of products, found by name. */
export function NamedProducts({ name, given, most = limits.promotionScope }: NamedProductsProps) {
  const language = useLanguage();
  const texts = promotionMessages[language];
  const [chosen, setChosen] = useState(given);
  const [typed, setTyped] = useState('');
  const { answer: found = [], isLoading } = useFoundProducts(typed);
  const error = useFieldError(name, undefined);
  const nameOf = (product: Named) => nameIn(language, product);
  return (
    <>
      <input type="hidden" name={name} value={chosen.map(({ id }) => id).join('\n')} />
      {chosen.length > 0 && (
        <ul className="stack gap-1" aria-label={texts.chosenProducts}>
          {chosen.map((product) => (
            <li key={product.id} className="row apart">
              <span className="anywhere">{nameOf(product)}</span>
              <IconButton
                label={texts.removeProduct(nameOf(product))}
                icon={<X />}
                onClick={() => setChosen(chosen.filter(({ id }) => id !== product.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen.length < most && (
        <>
          <TextField
            label={texts.products}
            help={texts.findProduct}
            error={error}
            type="search"
            autoComplete="off"
            maxLength={limits.search}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <ScanButton onCode={setTyped} />
        </>
      )}
      {typed !== '' && found.length > 0 && (
        <ul className="stack gap-2" aria-busy={isLoading}>
          {found
            .filter((product) => chosen.every(({ id }) => id !== product._id))
            .map(({ _id, name: english, nameFr }) => {
              const product = { id: _id, name: english, nameFr };
              return (
                <li key={_id}>
                  <Button
                    variant="outline"
                    wide
                    aria-label={texts.addProduct(nameOf(product))}
                    onClick={() => {
                      setChosen([...chosen, product]);
                      setTyped('');
                    }}
                  >
                    {nameOf(product)}
                  </Button>
                </li>
              );
            })}
        </ul>
      )}
    </>
  );
}
