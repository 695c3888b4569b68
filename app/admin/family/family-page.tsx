import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FamilyView } from '#shared/contract/family.ts';
import { nameIn } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { refusedWith } from '#shared/refused-with.ts';
import { createCallAttempts } from '../../client/call-attempts.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { familyMessages, shadeColumnMessages } from '../../messages/family-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AdminPage } from '../admin-page.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { readWholeNumber } from '../product/read-whole-number.ts';
import { useProductForm } from '../product/use-product-form.ts';
import { TypedProductNotice } from '../upload-product/typed-product-notice.tsx';
import type { Route } from './+types/family-page';
import { CommonFields } from './common-fields.tsx';
import { FamilyConflictDialog } from './family-conflict-dialog.tsx';
import {
  type FamilyForm,
  familyInput,
  formOfFamily,
  leadingShadeName,
  newFamily,
  type ShadeColumn,
  shadeColumns,
} from './family-form.ts';
import { type Clash, mergeFamily } from './merge-family.ts';
import { ShadeTable } from './shade-table.tsx';
import { useShadeRows } from './use-shade-rows.ts';
import { useTypedFamily } from './use-typed-family.ts';

export const meta = privateMeta(familyMessages, ({ newTitle }) => newTitle);

/** Loads the family of the address; without an id, the family is a new one. */
export const clientLoader = adminLoader(async ({ query }, options) => {
  const _id = query.get('id');
  return { family: _id === null ? undefined : (await api.family.get({ _id }, options)).data };
});

export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(familyMessages);
  const loaded = useLoaded(loaderData);
  const [saved, setSaved] = useState<FamilyView>();
  const { answer } = loaded;
  if (answer === undefined) {
    return (
      <AdminPage title={texts.shades}>
        <LoadedPart loaded={loaded} failedTitle={texts.notLoaded}>
          {() => null}
        </LoadedPart>
      </AdminPage>
    );
  }
  const newest = saved?._id === answer.family?._id && saved ? saved : answer.family;
  return <FamilyEditor key={`${newest?._id} ${newest?.version}`} family={newest} onSaved={setSaved} />;
}

type FamilyEditorProps = { family: FamilyView | undefined; onSaved: (family: FamilyView) => void };

function FamilyEditor({ family, onSaved }: FamilyEditorProps) {
  const texts = useMessages(familyMessages);
  const shared = useMessages(adminProductMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const formId = useId();
  const [base, setBase] = useState(family);
  const [start] = useState(() => (family ? formOfFamily(family) : newFamily));
  const form = useProductForm(start.common, { isNew: family === undefined });
  const shades = useShadeRows(start.rows);
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflict, setConflict] = useState<{ current: FamilyView; clashes: readonly Clash[] }>();
  const [done, setDone] = useState<FamilyView>();
  const [attempts] = useState(() => createCallAttempts(newLocalId));
  const isDirty = done === undefined && (form.isDirty || shades.isDirty);
  const kept = useTypedFamily({ base, form: typed() }, isDirty);

  // The form of the common fields does so only for their own mistakes.
  const { formRef } = form;
  useEffect(() => {
    if (mistakes.size > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistakes, formRef]);

  // Called once the guard knows that nothing is unsaved.
  const afterSave = useRef<(saved: FamilyView) => void>(undefined);
  afterSave.current = (saved) => {
    const address = localPath(`/dashboard/family?id=${encodeURIComponent(saved._id)}`);
    if (family === undefined) void navigate(address, { replace: true });
    onSaved(saved);
  };
  const forget = useRef(kept.forget);
  forget.current = kept.forget;
  useEffect(() => {
    if (done === undefined) return;
    forget.current();
    afterSave.current?.(done);
  }, [done]);

  function typed(): FamilyForm {
    return { common: form.fields, rows: shades.rows };
  }

  function save(): void {
    const wrong = shadeMistakes(typed(), leadingShadeName(language), {
      required: fieldMessages[language].required,
      wholeNumber: shared.wholeNumber,
      colour: texts.chooseColour,
    });
    setMistakes(wrong);
    if (shades.rows.length === 0) return void notify.error(texts.noShade);
    if ([...shades.sending.values()].some((photos) => photos > 0)) {
      return void notify.error(shared.picturesOnTheirWay);
    }
    void form.submit(async (common) => {
      if (wrong.size > 0) {
        const columns = shadeColumns.filter((column) =>
          [...wrong.keys()].some((key) => key.endsWith(` ${column}`)),
        );
        const labels = columns.map((column) => shadeColumnMessages[language][column]);
        return void notify.error(shared.toCorrect(labels.join(', ')));
      }
      try {
        const input = familyInput({ common, rows: shades.rows }, base);
        const { data, message } = await api.family.save(input, { idempotencyKey: attempts.keyFor(input) });
        attempts.forget();
        const drafts = data.shades.filter(({ published }) => !published).length;
        notify.success(drafts === 0 ? message : texts.drafts(drafts));
        setDone(data);
      } catch (failure) {
        const refused = refusedWith(failure, 'FAMILY_CHANGED');
        if (!refused || !base) throw failure;
        const current = refused.facts;
        const { clashes } = mergeFamily(formOfFamily(base), typed(), formOfFamily(current), 'own');
        setConflict({ current, clashes });
      }
    });
  }

  function restore(found: { base: FamilyView | undefined; form: FamilyForm } | undefined): void {
    if (!found) return;
    setBase(found.base);
    form.change(found.form.common);
    shades.set(found.form.rows);
    kept.taken();
  }

  function settle(kept: 'own' | 'theirs'): void {
    if (!conflict || !base) return;
    const { merged } = mergeFamily(formOfFamily(base), typed(), formOfFamily(conflict.current), kept);
    form.change(merged.common);
    shades.set(merged.rows);
    setBase(conflict.current);
    setConflict(undefined);
  }

  return (
    <AdminPage
      title={family ? nameIn(language, family) : texts.newTitle}
      action={
        <SubmitButton
          form={formId}
          variant="call-to-action"
          size="large"
          busy={form.isBusy}
          waiting="loading"
        >
          {texts.save}
        </SubmitButton>
      }
    >
      <p className="admin-page__intro">{texts.intro}</p>
      {kept.found && (
        <TypedProductNotice
          name={kept.found.form.common.name}
          onRestore={() => restore(kept.found)}
          onDiscard={kept.forget}
        />
      )}
      <form
        ref={form.formRef}
        id={formId}
        className="stack gap-5"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={stayInDialog}
      >
        <CommonFields form={form} family={base} />
        <Card title={texts.shades}>
          <ShadeTable
            shades={shades}
            commonPrice={form.fields.price}
            mistakes={mistakes}
            refused={(index) => errorOfShade(form.errors, index)}
          />
        </Card>
      </form>
      <FamilyConflictDialog
        clashes={conflict?.clashes}
        onClose={() => setConflict(undefined)}
        onChosen={settle}
      />
      <LeaveGuard isDirty={isDirty} onLeave={kept.forget} />
    </AdminPage>
  );
}

/** Keeps Enter in the texts of a photo from submitting the form around their dialog. */
function stayInDialog(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.closest('dialog'))
    event.preventDefault();
}

type Words = { required: string; wholeNumber: string; colour: string };

/** Mistakes by the key of a row and its column. */
function shadeMistakes(
  { rows }: FamilyForm,
  leading: ShadeColumn,
  { required, wholeNumber, colour }: Words,
): Map<string, string> {
  const mistakes = new Map<string, string>();
  for (const { key, shadeName, shadeNameFr, shadeHex, stock, price } of rows) {
    if ((shadeName + shadeNameFr).trim() === '') mistakes.set(`${key} ${leading}`, required);
    if (shadeHex === '') mistakes.set(`${key} shadeHex`, colour);
    if (stock.trim() === '') mistakes.set(`${key} stock`, required);
    else if (readWholeNumber(stock) === undefined) mistakes.set(`${key} stock`, wholeNumber);
    if (price.trim() !== '' && readWholeNumber(price) === undefined)
      mistakes.set(`${key} price`, wholeNumber);
  }
  return mistakes;
}

/** The error of one shade, from a refusal of the call. */
function errorOfShade(errors: Readonly<Record<string, string>>, index: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`shades.${index}.`))?.[1];
}
