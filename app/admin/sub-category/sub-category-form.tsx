import { type ReactNode, useState } from 'react';
import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { useFetchedCatalogue } from '../../state/use-fetched-catalogue.ts';
import { type Choice, ChoiceChips } from '../choice-chips.tsx';
import { type NamedPicture, NamedPictureForm } from '../named-picture-form.tsx';

/** The form as it is sent: categories as objects, each as often as it was chosen. */
export type FilledSubCategory = NamedPicture & { category: Choice[] };

interface SubCategoryFormProps {
  given?: SubCategoryView | undefined;
  save: (filled: FilledSubCategory, version: number | undefined) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
  /** Called when the choice of categories is changed. */
  onCategories?: () => void;
  /** A question to be decided before it is saved. */
  children?: ReactNode;
}

export function SubCategoryForm({ given, save, onDirty, onCategories, children }: SubCategoryFormProps) {
  const texts = useMessages(adminSubCategoryMessages);
  const { allCategory: known } = useFetchedCatalogue();
  const [chosen, setChosen] = useState<Choice[]>(given?.category ?? []);
  return (
    <NamedPictureForm
      given={given}
      isComplete={chosen.length > 0}
      isChanged={idsOf(chosen) !== idsOf(given?.category ?? [])}
      onDirty={onDirty}
      submitLabel={texts.submit}
      save={(filled, version) => save({ ...filled, category: chosen }, version)}
    >
      {(errors, forgetError) => (
        <>
          <ChoiceChips
            label={texts.category}
            prompt={texts.selectCategory}
            choices={known}
            chosen={chosen}
            onChange={(categories) => {
              setChosen(categories);
              onCategories?.();
              forgetError('category');
            }}
            help={known.length === 0 ? texts.noCategories : undefined}
            error={errors.category}
          />
          {children}
        </>
      )}
    </NamedPictureForm>
  );
}

function idsOf(chosen: readonly Choice[]): string {
  return chosen.map(({ _id }) => _id).join(' ');
}
