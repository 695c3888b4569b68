import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { emailField, idField, limits, requiredText } from './fields.ts';

export const addressView = z.object({
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  customer_email: z.string(),
  email: z.string(),
  address_line: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  /** E.164. */
  mobile: z.string(),
  /** False means hidden. */
  status: z.boolean(),
});
export type AddressView = z.output<typeof addressView>;

const town = {
  city: requiredText(limits.shortText),
  state: requiredText(limits.shortText),
  country: requiredText(limits.shortText),
  pincode: requiredText(limits.pincode),
  /** Any usual spelling of a phone number; stored as E.164 by `core/addresses`. */
  mobile: requiredText(limits.phone),
};

const place = { address_line: requiredText(limits.addressLine), ...town };

/** A place to deliver to in the core's names, for calls that the specification does not name. */
export const deliveryPlace = {
  name: requiredText(limits.name),
  addressLine: requiredText(limits.addressLine),
  ...town,
};

/** A shopper who orders with only a phone number has no e-mail (decision 520). */
const emailOrNone = z.union([emailField, z.literal('')], 'email');

/** Guest addresses arrive in the spelling of the form or of the API (decision 19). */
export const guestAddressInput = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null
      ? {
          ...value,
          address_line: 'address_line' in value ? value.address_line : Reflect.get(value, 'addressline'),
          customer_email: 'customer_email' in value ? value.customer_email : Reflect.get(value, 'email'),
        }
      : value,
  z.object({ name: requiredText(limits.name), customer_email: emailOrNone, ...place }),
);

export const addressCalls = {
  create: call({
    endpoint: endpoints.address.create,
    access: 'user',
    summary: 'Saves a delivery address.',
    input: z.object({
      name: requiredText(limits.name),
      /** Empty only for an account without an e-mail. */
      customer_email: emailOrNone,
      ...place,
    }),
    data: addressView,
    status: 201,
  }),
  get: call({
    endpoint: endpoints.address.get,
    access: 'user',
    summary: "The user's addresses, hidden ones included with status false.",
    data: z.array(addressView),
  }),
  update: call({
    endpoint: endpoints.address.update,
    access: 'user',
    summary: 'Changes an address.',
    input: z.object({
      _id: idField,
      ...place,
      name: requiredText(limits.name).optional(),
      customer_email: emailField.optional(),
    }),
    data: addressView,
  }),
  disable: call({
    endpoint: endpoints.address.disable,
    access: 'user',
    summary: 'Hides an address; orders that used it keep their own copy.',
    input: z.object({ _id: idField }),
  }),
};
