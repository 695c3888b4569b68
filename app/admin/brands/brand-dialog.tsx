import { useLayoutEffect, useState } from 'react';
import type { BrandView } from '#shared/contract/brand.ts';
import { limits } from '#shared/limits.ts';
import { useMessages } from '../../language.ts';
import { adminBrandMessages } from '../../messages/admin-brand-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { pictureMessages } from '../../messages/picture-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { usePictureUploads } from '../pictures/upload-picture.ts';

type BrandDialogProps = {
  /** The dialog is open while this is set. */
  brand: BrandView | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function BrandDialog({ brand, onClose, onSaved }: BrandDialogProps) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog isDirty={isDirty} open={brand !== undefined} onClose={onClose} title={brand?.name ?? ''}>
      {brand && (
        <BrandForm
          brand={brand}
          onDirty={setDirty}
          onSaved={async () => {
            onClose();
            await onSaved();
          }}
        />
      )}
    </FormDialog>
  );
}

type BrandFormProps = {
  brand: BrandView;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

function BrandForm({ brand, onDirty, onSaved }: BrandFormProps) {
  const texts = useMessages(adminBrandMessages);
  const words = useMessages(adminMessages);
  const pictureTexts = useMessages(pictureMessages);
  const [logo, setLogo] = useState(brand.logo ?? '');
  const [isTyped, setTyped] = useState(false);
  const pictures = usePictureUploads((urls) => {
    setLogo(urls.at(-1) ?? '');
    call.forgetError('logo');
  });
  const call = useFormCall<'story' | 'storyFr'>({
    // Without this the form would be saved without the picture that is on its way.
    check: () => {
      if (pictures.uploads.length === 0) return {};
      return { logo: pictures.isBusy ? pictureTexts.onItsWay : pictureTexts.missing };
    },
    send: async (typed) => {
      const { message } = await api.brand.save({
        ...{ name: brand.name, logo: logo === '' ? null : logo, version: brand.version },
        ...{ story: typed('story'), storyFr: typed('storyFr') },
      });
      notify.success(message);
      await onSaved();
    },
  });
  const isDirty = isTyped || logo !== (brand.logo ?? '') || pictures.uploads.length > 0;
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useLayoutEffect(() => () => onDirty(false), [onDirty]);
  return (
    <Form call={call}>
      <PictureField
        label={texts.logo}
        url={logo}
        pictures={pictures}
        help={texts.logoHelp}
        error={call.errors.logo}
      />
      <TextArea
        label={texts.story}
        labelNote={words.inEnglish}
        name="story"
        maxLength={limits.brandStory}
        defaultValue={brand.story}
        onChange={() => setTyped(true)}
      />
      <TextArea
        label={texts.story}
        labelNote={words.inFrenchOptional}
        name="storyFr"
        maxLength={limits.brandStory}
        defaultValue={brand.storyFr}
        help={texts.storyFrHelp}
        onChange={() => setTyped(true)}
      />
      <SubmitButton wide>{texts.save}</SubmitButton>
    </Form>
  );
}
