import type { privacyMessages } from '../../messages/privacy-messages.ts';

type Entry = { names: readonly string[]; text: keyof (typeof privacyMessages)['en'] & `kept${string}` };

/**
 * Everything that the shop stores in a browser, by its technical names; `…` marks the part that varies.
 * tests/privacy-promises.test.ts checks it.
 */
export const onDevice: readonly Entry[] = [
  { names: ['language'], text: 'keptLanguage' },
  { names: ['known_browser'], text: 'keptBrowser' },
  { names: ['reset_grant'], text: 'keptGrant' },
  { names: ['accesstoken', 'refreshToken', 'user', 'left_sessions'], text: 'keptLogin' },
  { names: ['guest_cart', 'last_cart', 'cart_changes'], text: 'keptCart' },
  { names: ['guest_addresses', 'guest_merge_key'], text: 'keptAddresses' },
  { names: ['typedOrder'], text: 'keptTypedOrder' },
  { names: ['typedCheckout', 'usedCode'], text: 'keptCheckout' },
  { names: ['wishlist'], text: 'keptWishlist' },
  { names: ['recently_viewed', 'viewed_heard'], text: 'keptViewed' },
  { names: ['delivery_terms'], text: 'keptTerms' },
  { names: ['shop_news'], text: 'keptNews' },
  { names: ['typed_product', 'typed_family'], text: 'keptDraft' },
  { names: ['typedCall', 'typedPlace'], text: 'keptCall' },
  { names: ['recent_searches'], text: 'keptSearches' },
  { names: ['depth'], text: 'keptDepth' },
  { names: ['lists', 'list …', 'react-router-scroll-positions'], text: 'keptLists' },
  { names: ['loadedAnew', 'keptTyping', 'typedDialog', 'keptOpen', 'goingTo'], text: 'keptReload' },
  { names: ['shell-…', 'pages-…', 'answers-…', 'files', 'pictures'], text: 'keptPages' },
];
