import type { Locator, Page } from '@playwright/test';
import { adminMessages } from '#app/messages/admin-messages.ts';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { pictureMessages } from '#app/messages/picture-messages.ts';
import type { Language } from '#shared/language.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';

type TextField = 'name' | 'description' | 'unit' | 'stock' | 'price' | 'discount' | 'bulkPrice';

/** The upload page's form, or the one in the edit dialog. */
export class ProductAdminForm {
  readonly submit: Locator;
  readonly files: Locator;
  readonly tiles: Locator;
  readonly addFields: Locator;
  readonly #inside: Page | Locator;
  readonly #moreFields: string;
  readonly #labels: (typeof productFormLabels)['en'];

  constructor(inside: Page | Locator, language: Language, submit: 'submit' | 'update') {
    const texts = adminProductMessages[language];
    this.#inside = inside;
    this.#moreFields = texts.moreFields;
    const labels = productFormLabels[language];
    this.#labels = labels;
    this.submit = inside.getByRole('button', { name: texts[submit], exact: true });
    this.files = inside.getByLabel(pictureMessages[language].choose);
    this.tiles = inside.getByRole('group', { name: labels.images }).getByRole('listitem');
    this.addFields = inside.getByRole('button', { name: texts.addFields });
  }

  field(name: TextField): Locator {
    const label = this.#labels[name].replace(/[()]/g, '\\$&');
    return this.#inside.getByRole('textbox', { name: new RegExp(`^${label}( \\([^)]*\\))?$`) });
  }

  dropdown(name: 'categories' | 'subCategories'): Locator {
    return this.#inside.getByRole('combobox', { name: this.#labels[name], exact: true });
  }

  chips(name: 'categories' | 'subCategories'): Locator {
    return this.#inside.getByRole('list', { name: this.#labels[name], exact: true }).getByRole('button');
  }

  /** Opens the sections that are folded for a new product. */
  async unfold(): Promise<void> {
    await this.field('price').waitFor();
    const fold = this.#inside.locator('summary', { hasText: this.#moreFields });
    const isFolded = (await fold.count()) > 0 && !(await this.field('unit').isVisible());
    if (isFolded) await fold.click();
  }

  async fill(values: Partial<Record<TextField, string>>): Promise<void> {
    await this.unfold();
    for (const name of ['name', 'description', 'unit', 'stock', 'price', 'bulkPrice', 'discount'] as const) {
      const value = values[name];
      if (value !== undefined) await this.field(name).fill(value);
    }
  }
}

export function adminCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Finds a product in the admin's list and opens its form. */
export async function openEditor(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: adminProductMessages.en.search }).fill(name);
  await adminCard(page, name)
    .getByRole('button', { name: adminMessages.en.editNamed(name) })
    .click();
  return page.getByRole('dialog', { name: adminProductMessages.en.editTitle });
}
