import type { Locator, Page } from '@playwright/test';
import { loginMessages } from '#app/messages/login-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import type { Language } from '#shared/language.ts';
import type { Credentials } from '../account.ts';

/** The login and register popups, which switch into each other. */
export class LoginPopup {
  readonly login: Locator;
  readonly register: Locator;
  readonly #texts: (typeof loginMessages)['en'];

  constructor(page: Page, language: Language) {
    this.#texts = loginMessages[language];
    // A shopper who is about to order is offered more than a login.
    const titles = [phoneOrderMessages[language].dialogTitle, this.#texts.loginTitle];
    this.login = titles
      .map((name) => page.getByRole('dialog', { name, exact: true }))
      .reduce((either, other) => either.or(other));
    this.register = page.getByRole('dialog', { name: this.#texts.registerTitle, exact: true });
  }

  async switchToRegister(): Promise<void> {
    await this.login.getByRole('button', { name: this.#texts.register }).click();
  }

  async fillRegister({ name, email, password }: Credentials, confirmPassword = password): Promise<void> {
    const texts = this.#texts;
    await this.register.getByLabel(texts.name, { exact: true }).fill(name);
    await this.register.getByLabel(texts.email, { exact: true }).fill(email);
    await this.register.getByLabel(texts.password, { exact: true }).fill(password);
    await this.register.getByLabel(texts.confirmPassword, { exact: true }).fill(confirmPassword);
  }

  async sendRegister(): Promise<void> {
    await this.register.getByRole('button', { name: this.#texts.register, exact: true }).click();
  }

  async fillLogin({ email, password }: Pick<Credentials, 'email' | 'password'>): Promise<void> {
    await this.login.getByLabel(this.#texts.email, { exact: true }).fill(email);
    await this.login.getByLabel(this.#texts.password, { exact: true }).fill(password);
  }

  async sendLogin(): Promise<void> {
    await this.login.getByRole('button', { name: this.#texts.login, exact: true }).click();
  }
}
