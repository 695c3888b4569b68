import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { limits } from '#shared/limits.ts';
import type { Francs } from '#shared/money.ts';
import { useLanguage } from '../language.ts';
import { promoCodeMessages } from '../messages/promo-code-messages.ts';
import { api } from '../state/api.ts';
import { useFormCall } from '../state/use-form-call.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Form, SubmitButton } from '../ui/fields/form.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { missingIn } from './missing-fields.ts';

export interface PromoFormProps {
  /** The lines to be ordered; the code is checked again with each change of them. */
  items: readonly { productId: string; quantity: number; price: Francs; discount: number }[];
  phone: string;
  applied: TriedCodeView | undefined;
  onChange: (tried: TriedCodeView | undefined) => void;
  /** A new number checks the code again, after the server has come to another total. */
  round?: number;
  disabled?: boolean;
}

export function PromoForm(props: PromoFormProps) {
  const { applied } = props;
  const [refusal, setRefusal] = useState<string>();
  // A code that was typed on another page takes no focus until something is pressed here.
  const [isCarried, setCarried] = useState(applied !== undefined);
  useAskAgain(props, setRefusal);
  function change(tried: TriedCodeView | undefined): void {
    setCarried(false);
    props.onChange(tried);
  }
  return applied ? (
    <Applied {...props} applied={applied} onChange={change} isCarried={isCarried} />
  ) : (
    <Asking
      {...props}
      onChange={change}
      isCarried={isCarried}
      refusal={refusal}
      forgetRefusal={() => setRefusal(undefined)}
    />
  );
}

function tryCode(code: string, { items, phone }: Pick<PromoFormProps, 'items' | 'phone'>) {
  return api.promotion.tryCode({
    ...{ code, phone },
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  });
}

/** Keeps the reduction in step with the cart. A code that no longer fits is taken away, and the reason is shown. */
function useAskAgain(props: PromoFormProps, onRefused: (message: string) => void): void {
  const { items, phone, round = 0, applied } = props;
  const asked = JSON.stringify([items, phone, round]);
  // A code from another page was not yet checked with this phone.
  const last = useRef(applied ? '' : asked);
  const latest = useRef(props);
  latest.current = props;
  const code = applied?.code;
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    if (code === undefined) return;
    let isOutdated = false;
    tryCode(code, latest.current).then(
      ({ data }) => isOutdated || latest.current.onChange(data),
      (failure: unknown) => {
        if (isOutdated) return;
        latest.current.onChange(undefined);
        if (failure instanceof ApiError) onRefused(failure.message);
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [asked, code, onRefused]);
}

type AppliedProps = PromoFormProps & { applied: TriedCodeView; isCarried: boolean };

function Applied({ applied, onChange, disabled, isCarried }: AppliedProps) {
  const texts = promoCodeMessages[useLanguage()];
  const row = useRef<HTMLParagraphElement>(null);
  useFocus(row, !isCarried);
  return (
    <div className="note note--primary cluster apart gap-2">
      <p ref={row} tabIndex={-1}>
        {texts.applied(applied.code)}
      </p>
      <Button variant="quiet" disabled={disabled} onClick={() => onChange(undefined)}>
        {texts.remove}
      </Button>
    </div>
  );
}

function useFocus(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const first = useRef(isWanted);
  useEffect(() => {
    if (first.current) ref.current?.focus();
  }, [ref]);
}

type AskingProps = PromoFormProps & {
  isCarried: boolean;
  refusal: string | undefined;
  forgetRefusal: () => void;
};

/** The field for a code. A refusal stays beside it: it says what to do. */
function Asking({ items, phone, onChange, disabled, isCarried, refusal, forgetRefusal }: AskingProps) {
  const language = useLanguage();
  const texts = promoCodeMessages[language];
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useFocus(field, !isCarried);
  const call = useFormCall<'code'>({
    check: (typed) => missingIn(['code'], typed, language),
    send: async (typed) => {
      forgetRefusal();
      setProblem(undefined);
      try {
        onChange((await tryCode(typed('code'), { items, phone })).data);
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 409)) throw failure;
        setProblem(failure.message);
      }
    },
  });
  const shown = problem ?? refusal;
  return (
    <Form call={call} className="promo-form">
      <TextField
        ref={field}
        label={texts.label}
        name="code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={limits.shortText}
        disabled={disabled}
        {...(shown === undefined ? {} : { error: shown })}
      />
      <SubmitButton variant="outline" disabled={disabled}>
        {texts.apply}
      </SubmitButton>
    </Form>
  );
}
