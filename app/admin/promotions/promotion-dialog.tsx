import { useState } from 'react';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { hasCode, type PromotionKind, promotionKinds, sayableCode } from '#shared/promotions.ts';
import { fieldOfMoment, momentOfField } from '#shared/shop-day.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  promotionEffectMessages,
  promotionKindMessages,
  promotionMessages,
} from '../../messages/promotion-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { bothNames, leadingName } from '../both-names.ts';
import { LongActionDialog } from '../form-dialog.tsx';
import { NamedProducts, namesMore, PromotionScope } from './promotion-scope.tsx';

export type Edited = PromotionView | 'new';

type PromotionDialogProps = {
  edited: Edited | undefined;
  brands: readonly string[];
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** Asks only for what the chosen kind needs. */
export function PromotionDialog({ edited, brands, onClose, onSaved }: PromotionDialogProps) {
  const texts = useMessages(promotionMessages);
  const language = useLanguage();
  return (
    <LongActionDialog
      subject={edited}
      title={
        edited === 'new' || edited === undefined ? texts.add : texts.changeNamed(nameIn(language, edited))
      }
      onClose={onClose}
      check={(typed) =>
        bothNames({ name: typed('name'), nameFr: typed('nameFr') }).name === ''
          ? missingIn([leadingName(language)], typed, language)
          : {}
      }
      send={(typed, subject, attempt) => api.promotion.save(promotionOf(typed, subject), attempt)}
      onDone={onSaved}
      submitLabel={texts.save}
      readyWhen="chosen"
    >
      {(subject) => <PromotionFields given={subject === 'new' ? undefined : subject} brands={brands} />}
    </LongActionDialog>
  );
}

function promotionOf(typed: Typed<string>, subject: Edited) {
  const given = subject === 'new' ? undefined : subject;
  const kind = promotionKinds.find((known) => known === typed('kind')) ?? 'percent';
  return {
    ...(given ? { id: given.id, version: given.version } : {}),
    kind,
    ...bothNames({ name: typed('name'), nameFr: typed('nameFr') }, given),
    code: typed('code'),
    value: numberIn(typed, 'value'),
    minimum: numberIn(typed, 'minimum'),
    mostUses: numberIn(typed, 'mostUses'),
    startsAt: momentIn(typed, 'startsAt', given?.startsAt),
    endsAt: momentIn(typed, 'endsAt', given?.endsAt),
    isOncePerPhone: typed('isOncePerPhone') !== '',
    categories: listIn(typed, 'categories'),
    brands: listIn(typed, 'brands'),
    products: listIn(typed, 'products'),
    keepsProducts: given !== undefined && namesMore(given),
    giftProductId: typed('giftProductId'),
  };
}

/** The typed number; undefined for an empty field, for which the call has a default. */
function numberIn(typed: Typed<string>, name: string): string | undefined {
  return typed(name).replace(/\s/g, '') || undefined;
}

/** The moment of a field, which has no seconds: if it was left unchanged, its exact moment stays. */
function momentIn(typed: Typed<string>, name: string, given: string | null = null): string | undefined {
  const text = typed(name);
  if (text === '') return undefined;
  return given !== null && fieldOfMoment(new Date(given)) === text ? given : momentOfField(text);
}

/** The values of a hidden field of chosen things. */
function listIn(typed: Typed<string>, name: string): string[] {
  return typed(name).split('\n').filter(Boolean);
}

type FieldsProps = { given: PromotionView | undefined; brands: readonly string[] };

function PromotionFields({ given, brands }: FieldsProps) {
  const language = useLanguage();
  const texts = promotionMessages[language];
  const [kind, setKind] = useState<PromotionKind | undefined>(given?.kind);
  return (
    <>
      {given ? (
        <input type="hidden" name="kind" value={given.kind} />
      ) : (
        <fieldset className="stack gap-2">
          <legend className="legend">{texts.kind}</legend>
          {promotionKinds.map((known) => (
            <RadioCard
              key={known}
              name="kind"
              value={known}
              required
              checked={known === kind}
              onChange={() => setKind(known)}
              title={promotionKindMessages[language][known]}
            >
              <span className="fine muted">{promotionEffectMessages[language][known]}</span>
            </RadioCard>
          ))}
        </fieldset>
      )}
      {kind !== undefined && <FieldsOfKind kind={kind} given={given} brands={brands} />}
    </>
  );
}

/** A random number that cannot be predicted from earlier codes. */
function chance(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

function FieldsOfKind({ kind, given, brands }: FieldsProps & { kind: PromotionKind }) {
  const texts = useMessages(promotionMessages);
  const leading = leadingName(useLanguage());
  const [newCode] = useState(() => sayableCode(chance));
  const isCode = hasCode(kind);
  const needsMinimum = kind === 'amount' || kind === 'gift';
  const minimumHelps = { amount: texts.amountMinimumHelp, gift: texts.giftMinimumHelp };
  const minimumHelp = kind === 'amount' || kind === 'gift' ? minimumHelps[kind] : texts.minimumHelp;
  return (
    <>
      <NameField name={leading} required={given === undefined} given={given} />
      <NameField name={leading === 'name' ? 'nameFr' : 'name'} optional given={given} />
      {isCode && (
        <TextField
          label={texts.code}
          help={texts.codeHelp}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.shortText}
          defaultValue={given?.code ?? newCode}
        />
      )}
      {(kind === 'percent' || kind === 'sale') && (
        <TextField
          label={texts.percent}
          help={texts.percentHelp}
          name="value"
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={given?.value}
        />
      )}
      {kind === 'gift' && (
        <fieldset className="stack gap-3">
          <legend className="legend">{texts.gift}</legend>
          <p className="small muted">{texts.giftHelp}</p>
          <NamedProducts
            name="giftProductId"
            most={1}
            given={given?.namedProducts.filter(({ id }) => id === given.giftProductId) ?? []}
          />
        </fieldset>
      )}
      {kind === 'amount' && (
        <TextField
          label={texts.francs}
          name="value"
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={given?.value}
        />
      )}
      {kind !== 'sale' && (
        <TextField
          label={texts.minimum}
          help={minimumHelp}
          name="minimum"
          inputMode="numeric"
          autoComplete="off"
          required={needsMinimum}
          optional={!needsMinimum}
          defaultValue={given?.minimum || ''}
        />
      )}
      <Times given={given} />
      {kind !== 'sale' && (
        <TextField
          label={texts.mostUses}
          help={texts.mostUsesHelp}
          name="mostUses"
          optional
          inputMode="numeric"
          autoComplete="off"
          defaultValue={given?.mostUses ?? ''}
        />
      )}
      {isCode && (
        <CheckboxField
          label={texts.oncePerPhone}
          name="isOncePerPhone"
          defaultChecked={given?.isOncePerPhone ?? false}
        />
      )}
      {kind !== 'gift' && <PromotionScope given={given} brands={brands} />}
    </>
  );
}

type NameFieldProps = Pick<TextFieldProps, 'required' | 'optional'> & {
  name: 'name' | 'nameFr';
  given: PromotionView | undefined;
};

/** One of the two names is enough. */
function NameField({ name, given, ...rest }: NameFieldProps) {
  const texts = useMessages(promotionMessages);
  return (
    <TextField
      {...rest}
      label={texts[name]}
      name={name}
      maxLength={limits.shortText}
      defaultValue={given?.[name] ?? ''}
    />
  );
}

function Times({ given }: Pick<FieldsProps, 'given'>) {
  const texts = useMessages(promotionMessages);
  const field = (name: 'startsAt' | 'endsAt') => {
    const at = given?.[name];
    return {
      ...({ name, optional: true, type: 'datetime-local' } as const),
      defaultValue: at === undefined || at === null ? '' : fieldOfMoment(new Date(at)),
    };
  };
  return (
    <>
      <TextField {...field('startsAt')} label={texts.startsAt} help={texts.startsHelp} />
      <TextField {...field('endsAt')} label={texts.endsAt} help={texts.endsHelp} />
    </>
  );
}
