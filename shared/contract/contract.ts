import type { shopperEndpoints } from '../shopper-endpoints.ts';
import { addressCalls } from './address.ts';
import { adminFrameCalls } from './admin-frame.ts';
import { attentionCalls } from './attention.ts';
import { auditCalls } from './audit.ts';
import { backupCalls } from './backup.ts';
import { brandCalls } from './brand.ts';
import type { Call, CallAnswer, CallInput, Download } from './call.ts';
import { callerCalls } from './caller.ts';
import { authCalls, cartCalls } from './cart.ts';
import { cartMailsCalls } from './cart-mails.ts';
import { cashCalls } from './cash.ts';
import { categoryCalls, fileCalls, productCalls, subCategoryCalls } from './catalogue.ts';
import { catalogueFilesCalls } from './catalogue-files.ts';
import { contactCalls } from './contact.ts';
import { customerCalls } from './customer.ts';
import { deliveryCalls } from './delivery.ts';
import { doorPaymentCalls } from './door-payment.ts';
import { emailChangeCalls } from './email-change.ts';
import { familyCalls } from './family.ts';
import { healthCalls } from './health.ts';
import { homeCalls } from './home.ts';
import { inboxCalls } from './inbox.ts';
import { missedSearchCalls } from './missed-search.ts';
import { moneyCalls } from './money.ts';
import { newsletterCalls } from './newsletter.ts';
import { noticeCalls } from './notice.ts';
import { orderCalls } from './order.ts';
import { orderDeskCalls } from './order-desk.ts';
import { orderFollowingCalls } from './order-following.ts';
import { orderLinesCalls } from './order-lines.ts';
import { orderPaperCalls } from './order-papers.ts';
import { overviewCalls } from './overview.ts';
import { parcelCalls } from './parcel.ts';
import { paymentCalls } from './payment.ts';
import { paymentHealthCalls } from './payment-health.ts';
import { personalDataCalls } from './personal-data.ts';
import { phoneAccountCalls } from './phone-account.ts';
import { popularSearchCalls } from './popular-search.ts';
import { productListCalls } from './product-list.ts';
import { promotionCalls } from './promotion.ts';
import { questionCalls } from './question.ts';
import { queueCalls } from './queue.ts';
import { refundCalls } from './refund.ts';
import { returnsCalls } from './returns.ts';
import { reviewCalls } from './review.ts';
import { riderCalls } from './rider.ts';
import { secondFactorCalls } from './second-factor.ts';
import { passwordCalls, sessionCalls } from './session.ts';
import { settingsCalls } from './settings.ts';
import { staffCalls } from './staff.ts';
import { statementCalls } from './statements.ts';
import { stockCalls } from './stock.ts';
import { stockAlertCalls } from './stock-alert.ts';
import { stockCountCalls } from './stock-count.ts';
import { tillCalls } from './till.ts';
import { userCalls } from './user.ts';
import { viewedCalls } from './viewed.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the API as data. Fastify routes, the browser's client and the loaders' client all come from it. */
export const contract = {
  user: userCalls,
  emailChange: emailChangeCalls,
  phoneAccount: phoneAccountCalls,
  session: sessionCalls,
  password: passwordCalls,
  parcel: parcelCalls,
  secondFactor: secondFactorCalls,
  staff: staffCalls,
  brand: brandCalls,
  home: homeCalls,
  category: categoryCalls,
  subcategory: subCategoryCalls,
  product: productCalls,
  file: fileCalls,
  cart: cartCalls,
  wishlist: wishlistCalls,
  viewed: viewedCalls,
  cartMails: cartMailsCalls,
  stockAlert: stockAlertCalls,
  address: addressCalls,
  order: { ...orderCalls, ...orderFollowingCalls },
  orderDesk: { ...orderDeskCalls, ...orderPaperCalls },
  caller: callerCalls,
  attention: attentionCalls,
  orderLines: orderLinesCalls,
  returns: returnsCalls,
  promotion: promotionCalls,
  delivery: deliveryCalls,
  doorPayment: doorPaymentCalls,
  question: questionCalls,
  review: reviewCalls,
  payment: { ...paymentCalls, ...refundCalls },
  cash: cashCalls,
  till: tillCalls,
  rider: riderCalls,
  auth: authCalls,
  contact: contactCalls,
  money: moneyCalls,
  paymentHealth: paymentHealthCalls,
  statements: statementCalls,
  newsletter: newsletterCalls,
  personalData: personalDataCalls,
  stock: stockCalls,
  stockCount: stockCountCalls,
  inbox: inboxCalls,
  customer: customerCalls,
  settings: settingsCalls,
  audit: auditCalls,
  catalogueFiles: catalogueFilesCalls,
  backup: backupCalls,
  health: healthCalls,
  queue: queueCalls,
  overview: overviewCalls,
  adminFrame: adminFrameCalls,
  family: familyCalls,
  productList: productListCalls,
  notice: noticeCalls,
  missedSearch: missedSearchCalls,
  popularSearch: popularSearchCalls,
};

export type Contract = typeof contract;
export type Noun = keyof Contract;

/** A function that makes one call: it takes a plain input, or the form of an upload. */
export type Caller<C> = C extends Call
  ? (
      input: C extends { fileField: string } ? FormData : CallInput<C>,
      options?: CallOptions,
    ) => Promise<C extends { isDownload: true } ? Download : CallAnswer<C>>
  : never;

export type CallOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Sends this call instead of the client's own `fetch`, such as an upload that reports its progress. */
  fetch?: typeof globalThis.fetch;
};

/** The API as functions: `api.cart.create({ productId })`. Refusals reject with an `ApiError`. */
export type Api = { [N in Noun]: { [V in keyof Contract[N]]: Caller<Contract[N][V]> } };

/** The calls of a table of endpoints. */
export type ApiOf<Endpoints> = {
  [N in keyof Endpoints & Noun]: Pick<Api[N], keyof Endpoints[N] & keyof Api[N]>;
};

/** The calls made by the shop's pages and by the account pages. */
export type ShopperApi = ApiOf<typeof shopperEndpoints>;

/** The calls a page loader may make: those that need no session. */
export type PublicApi = {
  [N in keyof ShopperApi]: {
    [V in keyof ShopperApi[N] & keyof Contract[N] as Contract[N][V] extends { access: 'public' }
      ? V
      : never]: ShopperApi[N][V];
  };
};
