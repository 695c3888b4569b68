import { useEffect, useRef, useState } from 'react';
import { apiErrorIn } from '#shared/api-error.ts';
import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { type FilledSubCategory, SubCategoryForm } from './sub-category-form.tsx';

interface EditSubCategoryDialogProps {
  /** The dialog is open while this is set. */
  subCategory: SubCategoryView | undefined;
  onClose: () => void;
}

/** What the server said about products that would be in none of the chosen categories. */
type Misfits = { id: string; text: string };

export function EditSubCategoryDialog({ subCategory, onClose }: EditSubCategoryDialogProps) {
  const texts = useMessages(adminSubCategoryMessages);
  const [isDirty, setDirty] = useState(false);
  const [misfits, setMisfits] = useState<Misfits>();
  const [fileProducts, setFileProducts] = useState(false);
  const question = misfits?.id === subCategory?._id ? misfits : undefined;

  function forgetMisfits() {
    setMisfits(undefined);
    setFileProducts(false);
  }

  async function save(_id: string, filled: FilledSubCategory, version: number | undefined) {
    try {
      const { message } = await api.subcategory.update({ _id, ...filled, version, fileProducts });
      notify.success(message);
    } catch (failure) {
      const { code, message } = apiErrorIn(failure);
      if (code === 'SUB_CATEGORY_MISFITS') setMisfits({ id: _id, text: message });
      throw failure;
    }
    forgetMisfits();
    onClose();
    await client.catalogue.load();
  }

  return (
    <FormDialog
      isDirty={isDirty}
      open={subCategory !== undefined}
      onClose={() => {
        forgetMisfits();
        onClose();
      }}
      title={texts.editSubCategory}
    >
      {subCategory && (
        <SubCategoryForm
          given={subCategory}
          onDirty={setDirty}
          onCategories={forgetMisfits}
          save={(filled, version) => save(subCategory._id, filled, version)}
        >
          {question && (
            <MisfitsQuestion
              text={question.text}
              fileProducts={fileProducts}
              onFileProducts={setFileProducts}
            />
          )}
        </SubCategoryForm>
      )}
    </FormDialog>
  );
}

type MisfitsQuestionProps = {
  text: string;
  fileProducts: boolean;
  onFileProducts: (fileProducts: boolean) => void;
};

/** Below the categories, so mostly out of sight when it appears: the focus brings it into view. */
function MisfitsQuestion({ text, fileProducts, onFileProducts }: MisfitsQuestionProps) {
  const texts = useMessages(adminSubCategoryMessages);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="stack">
      <p role="alert">{text}</p>
      <CheckboxField
        ref={box}
        label={texts.fileProducts}
        checked={fileProducts}
        onChange={({ currentTarget }) => onFileProducts(currentTarget.checked)}
      />
    </div>
  );
}
