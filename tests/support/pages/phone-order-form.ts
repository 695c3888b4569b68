import type { Locator, Page } from '@playwright/test';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import type { Language } from '#shared/language.ts';

type TypedPerson = { name: string; mobile: string; city: string; addressLine: string; email?: string };

/** The first choice in the popup at 'Proceed'. */
export class PhoneOrderForm {
  readonly form: Locator;
  readonly send: Locator;
  readonly #texts: (typeof phoneOrderMessages)['en'];

  constructor(page: Page, language: Language) {
    this.#texts = phoneOrderMessages[language];
    this.form = page.getByRole('region', { name: this.#texts.title });
    this.send = this.form.getByRole('button', { name: this.#texts.send });
  }

  field(name: 'name' | 'mobile' | 'city' | 'addressLine' | 'email'): Locator {
    return this.form.getByLabel(this.#texts[name], { exact: name !== 'email' });
  }

  /** The e-mail is asked for only where codes go by e-mail. */
  async fill(person: TypedPerson): Promise<void> {
    await this.field('name').fill(person.name);
    await this.field('mobile').fill(person.mobile);
    await this.field('city').fill(person.city);
    await this.field('addressLine').fill(person.addressLine);
    if (person.email !== undefined) await this.field('email').fill(person.email);
  }
}

export const aicha = {
  name: 'Aïcha Bello',
  mobile: '677889900',
  city: 'Douala',
  addressLine: 'Akwa, face Total',
};
