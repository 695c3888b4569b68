import { type Proofs, testsIn } from './proof.ts';

const contact = testsIn('server/api/contact/contact.test.ts');
const menuPages = testsIn('tests/e2e/menu-pages.spec.ts');
const newArrivals = testsIn('app/storefront/new-arrival/load-new-arrivals.test.ts');
const newsletter = testsIn('server/api/newsletter/newsletter.test.ts');
const offers = testsIn('server/api/product/offers.test.ts');
const brands = testsIn('server/api/brand/brand.test.ts');
const shelves = testsIn('app/storefront/brands/find-listing.test.ts');
const lines = testsIn('app/storefront/brands/price-table.test.tsx');

const table = menuPages(
  'the price list has the shop’s own products at their own prices, and leads to their shelves',
);
const everyPage = testsIn('tests/e2e/every-page.spec.ts')(
  '${scene.name} is accessible and fits the screen it is looked at on',
);

const contactPage = menuPages(
  'the contact page shows the ways to reach the shop, its hours, networks and place, and the return policy',
);

/** The rows that the menu’s other pages and their forms prove. */
export const menuPageProofs: Proofs = {
  '2.routes.brands': [everyPage, table],
  '2.routes.new-arrival': [everyPage],
  '2.routes.contact': [everyPage],
  '2.routes.offers': [
    everyPage,
    offers('lists the products with a discount, the highest first, newer before older'),
    offers('lists what is 40 % off or more, and last pieces'),
  ],
  '2.routes.privacy-policy': [menuPages('contact, policy and terms can be read, the return policy first')],
  '2.brands.1': [table],
  '2.brands.2': [
    brands('of the demo has about 65 lines from 2500 to 14000 FCFA, most of one brand, bulk below single'),
    table,
  ],
  '2.brands.3': [
    table,
    shelves('is found whatever its capitals and spaces'),
    lines(
      'a line leads to its product, its brand and its shelf; without a shelf of that name it stays plain text',
    ),
  ],
  '2.brands.4': [
    menuPages('the price list ends with the ways to ask, and describes the shop for search engines'),
  ],
  '2.new-arrival.1': [
    menuPages('the new arrivals are two rows with a banner between them, and a way to ask'),
    newArrivals('are the newest products of the categories the settings name, in that order'),
  ],
  '2.contact.1': [contactPage],
  '2.contact.2.1': [contact('asks for name, email, subject, message and consent, and says which is missing')],
  '2.contact.2.2': [contact('refuses an address and a phone that cannot be answered, and keeps nothing')],
  '2.contact.2.3': [contact('says thank you in the words of the specification, also without a phone')],
  '2.contact.2.4': [menuPages('offers the six subjects of the specification')],
  '2.contact.2.5': [menuPages('offers the six subjects of the specification')],
  '2.contact.2.6': [
    contactPage,
    contact('asks for name, email, subject, message and consent, and says which is missing'),
  ],
  '2.contact.2.7': [menuPages('thanks after a second and is empty again')],
  '2.contact.3': [
    menuPages('thanks after a second and is empty again'),
    menuPages('that could not be sent says so, keeps what was typed, and is sent by Retry'),
    contact('keeps the message as it was written, with language, phone and consent'),
  ],
  '2.footer.2': [
    menuPages('an address joins the newsletter from the footer of any page, once its mail was answered'),
    newsletter('mails a link to the address, which is not subscribed before it was used'),
  ],
  '5.contact-form': [
    contact('asks for name, email, subject, message and consent, and says which is missing'),
    menuPages('says beside each field what is missing, and sends nothing'),
  ],
  '9.brands-list': [
    brands('of the demo has about 65 lines from 2500 to 14000 FCFA, most of one brand, bulk below single'),
  ],
};
