import type { Locator, Page } from '@playwright/test';
import { addressMessages } from '#app/messages/address-messages.ts';
import type { Language } from '#shared/language.ts';

/** The 'Add Address' form on any page. */
export class AddressForm {
  readonly dialog: Locator;
  readonly #texts: (typeof addressMessages)['en'];

  constructor(page: Page, language: Language) {
    this.#texts = addressMessages[language];
    this.dialog = page.getByRole('dialog', { name: this.#texts.addAddress, exact: true });
  }

  field(
    name: 'name' | 'email' | 'addressLine' | 'city' | 'state' | 'pincode' | 'country' | 'mobile',
  ): Locator {
    // For a guest the label says that the e-mail may stay empty.
    if (name === 'email') return this.dialog.getByRole('textbox', { name: this.#texts.email });
    return this.dialog.getByLabel(this.#texts[name], { exact: true });
  }

  /**
   * Fills in what a shopper types herself; name, e-mail, country and pincode are already filled in. A shopper who orders by phone is not
   * asked for the region.
   */
  async fillPlace(place: {
    addressLine: string;
    city: string;
    state: string;
    mobile: string;
  }): Promise<void> {
    await this.field('addressLine').fill(place.addressLine);
    await this.field('city').fill(place.city);
    if (await this.field('state').isVisible()) await this.field('state').fill(place.state);
    await this.field('mobile').fill(place.mobile);
  }

  /** The names of the visible fields, once the form is open. */
  async askedFields(): Promise<(string | null)[]> {
    await this.field('name').waitFor();
    const fields = await this.dialog.locator('input:visible').all();
    return Promise.all(fields.map((field) => field.getAttribute('name')));
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#texts.submit, exact: true }).click();
  }
}

export const akwa = {
  addressLine: 'Akwa, derrière la pharmacie',
  city: 'Douala',
  state: 'Littoral',
  mobile: '677 00 11 22',
};
