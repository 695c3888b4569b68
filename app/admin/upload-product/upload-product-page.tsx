import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import { createCallAttempts } from '../../client/call-attempts.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { familyMessages } from '../../messages/family-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { newLocalId } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { Palette } from '../../ui/pictures/icons.tsx';
import { useCarriedState } from '../../use-carried-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { leadingName } from '../both-names.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { takeCarriedPhotos } from '../pictures/carried-photos.ts';
import { withFollowing } from '../product/following-fields.ts';
import { copiedFields, newProduct, productInput } from '../product/product-fields.ts';
import { ProductForm } from '../product/product-form.tsx';
import { useProductForm } from '../product/use-product-form.ts';
import { type CarriedCopy, readCarriedCopy } from './carried-copy.ts';
import { SavedProduct } from './saved-product.tsx';
import { TypedProductNotice } from './typed-product-notice.tsx';
import './upload-product-page.css';
import { useTypedProduct } from './use-typed-product.ts';

export const meta = privateMeta(adminProductMessages, ({ uploadTitle }) => uploadTitle);

export default function UploadProductPage() {
  const { carried } = useCarriedState();
  const copy = readCarriedCopy(carried);
  const [query] = useSearchParams();
  // A search that found nothing leads here with the name that shoppers searched for.
  const wanted = (query.get('name') ?? '').slice(0, limits.productName);
  // Another copy begins with a new form.
  return <UploadProduct key={`${copy?.kind} ${copy?.product._id} ${wanted}`} copy={copy} wanted={wanted} />;
}

function UploadProduct({ copy, wanted }: { copy: CarriedCopy | undefined; wanted: string }) {
  const texts = useMessages(adminProductMessages);
  const families = useMessages(familyMessages);
  const localPath = useLocalPath();
  const formId = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const language = useLanguage();
  const form = useProductForm(
    copy
      ? copiedFields(copy.product, copy.kind)
      : withFollowing(newProduct, { [leadingName(language)]: wanted }, language),
    { isNew: true },
  );
  const [saved, setSaved] = useState<ProductView>();
  const startUploads = useRef(form.pictures.start);

  // Photos taken on the page before, so that a new product begins with its photo.
  useEffect(() => {
    const photos = takeCarriedPhotos();
    if (photos.length > 0) startUploads.current(photos);
  }, []);
  const typed = useTypedProduct(form);
  const [attempts] = useState(() => createCallAttempts(newLocalId));

  const save = () =>
    form.submit(async (fields) => {
      const isPublished = fields.isPublished && whatShopNeeds(fields).length === 0;
      const product = productInput({ ...fields, isPublished });
      const idempotencyKey = attempts.keyFor(product);
      const { message, data } = await api.product.create(product, { idempotencyKey });
      attempts.forget();
      notify.success(message);
      form.reset(newProduct);
      setSaved(data);
      typed.forget();
      window.scrollTo({ top: 0 });
      // The copy is saved: the next form begins empty, after a reload too.
      if (copy || wanted !== '') await navigate(pathname, { replace: true });
    });

  return (
    <AdminPage
      title={texts.uploadTitle}
      action={
        <SubmitButton
          form={formId}
          variant="call-to-action"
          size="large"
          busy={form.isBusy}
          waiting="loading"
        >
          {texts.submit}
        </SubmitButton>
      }
    >
      <p className="upload-product-page__note muted">{copy ? <CopyNote {...copy} /> : texts.uploadFirst}</p>
      <p className="upload-product-page__note">
        <ButtonLink to={localPath('/dashboard/family')} variant="outline" icon={<Palette />}>
          {families.severalShades}
        </ButtonLink>
      </p>
      {saved && <SavedProduct product={saved} />}
      {typed.found && (
        <TypedProductNotice name={typed.found.name} onRestore={typed.restore} onDiscard={typed.forget} />
      )}
      <ProductForm id={formId} form={form} onSubmit={() => void save()} />
      <LeaveGuard isDirty={form.isDirty} onLeave={typed.forget} />
    </AdminPage>
  );
}

function CopyNote({ product, kind }: { product: ProductView; kind: CarriedCopy['kind'] }) {
  const texts = useMessages(adminProductMessages);
  const name = nameIn(useLanguage(), product);
  return kind === 'copy' ? texts.copyOf(name) : texts.shadeOf(name);
}
