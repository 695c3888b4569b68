import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { refusedWith } from '#shared/refused-with.ts';
import { createCallAttempts } from '../../client/call-attempts.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { CopyPlus, Palette } from '../../ui/pictures/icons.tsx';
import { FormDialog } from '../form-dialog.tsx';
import type { CarriedCopy } from '../upload-product/carried-copy.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { fieldsOf, type ProductFields, productInput } from './product-fields.ts';
import { ProductForm } from './product-form.tsx';
import { type ProductFormState, useProductForm } from './use-product-form.ts';

type EditProductDialogProps = {
  /** The dialog is open while this is set. */
  product: ProductView | undefined;
  onClose: () => void;
  onSaved: () => void;
};

export function EditProductDialog({ product, onClose, onSaved }: EditProductDialogProps) {
  const texts = useMessages(adminProductMessages);
  const formId = useId();
  const [state, setState] = useState({ isDirty: false, isBusy: false });
  const [isSaved, setSaved] = useState(false);

  // Once the guard knows that nothing is unsaved: before, it would ask.
  useEffect(() => {
    if (!isSaved || state.isDirty) return;
    setSaved(false);
    onSaved();
  }, [isSaved, state.isDirty, onSaved]);

  return (
    <FormDialog
      open={product !== undefined}
      isDirty={state.isDirty}
      onClose={onClose}
      title={texts.editTitle}
      size="wide"
      footer={
        <SubmitButton
          form={formId}
          variant="call-to-action"
          size="large"
          busy={state.isBusy}
          waiting="loading"
        >
          {texts.update}
        </SubmitButton>
      }
    >
      {product && (
        <EditProduct formId={formId} product={product} onSaved={() => setSaved(true)} onState={setState} />
      )}
    </FormDialog>
  );
}

type EditProductProps = {
  formId: string;
  product: ProductView;
  onSaved: () => void;
  /** Reports the state of the form to the dialog around it. */
  onState: (state: Pick<ProductFormState, 'isDirty' | 'isBusy'>) => void;
};

function EditProduct({ formId, product, onSaved, onState }: EditProductProps) {
  // The version from which the form was filled; after a conflict, the one that someone else has saved meanwhile.
  const [base, setBase] = useState(product);
  const [current, setCurrent] = useState<ProductView>();
  const form = useProductForm(fieldsOf(product));
  const { isDirty, isBusy } = form;
  const [attempts] = useState(() => createCallAttempts(newLocalId));

  // Before anything else can be pressed: a dialog that learns of a typed letter only after Escape loses the letter.
  useLayoutEffect(() => onState({ isDirty, isBusy }), [isDirty, isBusy, onState]);
  useEffect(() => () => onState({ isDirty: false, isBusy: false }), [onState]);

  const save = (upon: ProductView) =>
    form.submit(async (fields) => {
      try {
        const change = changeInput(fields, upon);
        const idempotencyKey = attempts.keyFor(change);
        const { message } = await api.product.updateDetails(change, { idempotencyKey });
        attempts.forget();
        notify.success(message);
        form.reset(fields);
        onSaved();
      } catch (failure) {
        const refused = refusedWith(failure, 'PRODUCT_CHANGED');
        if (!refused) throw failure;
        setCurrent(refused.facts);
      }
    });

  return (
    <>
      <CopyButtons product={product} />
      <ProductForm id={formId} form={form} withBulkPrice onSubmit={() => void save(base)} />
      <ConflictDialog
        base={base}
        current={current}
        typed={form.fields}
        onClose={() => setCurrent(undefined)}
        onChosen={(chosen, upon) => {
          setBase(upon);
          setCurrent(undefined);
          form.change(chosen);
        }}
      />
    </>
  );
}

function changeInput(fields: ProductFields, { _id, version, stock }: ProductView) {
  return { ...productInput(fields), _id, version, stockSeen: stock };
}

/** Two buttons that lead to the upload form, filled from the product as it is saved. */
function CopyButtons({ product }: { product: ProductView }) {
  const families = useMessages(familyMessages);
  const texts = useMessages(adminProductMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const begin = (kind: CarriedCopy['kind']) =>
    void navigate(localPath('/dashboard/upload-product'), { state: { product, kind } satisfies CarriedCopy });
  return (
    <div className="product-form__copies">
      <Button variant="outline" icon={<CopyPlus />} onClick={() => begin('copy')}>
        {texts.duplicate}
      </Button>
      {product.family !== null && (
        <ButtonLink
          to={localPath(`/dashboard/family?id=${encodeURIComponent(product.family)}`)}
          variant="outline"
          icon={<Palette />}
        >
          {families.editFamily}
        </ButtonLink>
      )}
      {product.shade !== null && product.family !== null && (
        <Button variant="outline" icon={<Palette />} onClick={() => begin('shade')}>
          {texts.anotherShade}
        </Button>
      )}
    </div>
  );
}
